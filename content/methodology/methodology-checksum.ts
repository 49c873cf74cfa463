import { recordKinds } from '../record-kinds.ts';
import type { MethodologySection } from './methodology-types.ts';

/** Explains the Tempesta Checksum. domain/checksum/record-hash.ts and record-checksum.ts define it in code. */
export const checksumSections: readonly MethodologySection[] = [
  {
    id: 'tempesta-checksum',
    title: 'The Tempesta Checksum',
    blocks: [
      {
        kind: 'text',
        text: 'Every fact or claim on this site is in a record: one for the scores of each hub, one for each profile, and so on down to the sections of this page. Each record has a checksum, and all of them together have one, the root. If you note it down, you can tell months later whether you are reading exactly the same edition.',
      },
      { kind: 'figure', figure: 'records-checksum' },
      { kind: 'text', text: 'The definition, so that anyone can program the check:' },
      {
        kind: 'terms',
        terms: [
          {
            term: 'Records',
            text: 'Everything of the kinds below, without samples. Each has an id that begins with its kind, such as “hub/monaco” or “profile/okinawa”.',
          },
          {
            term: 'Text',
            text: 'The object with the two members “id” and “record”, written as canonical JSON after [RFC 8785](https://www.rfc-editor.org/rfc/rfc8785): no white space, keys in order, one way to write each number.',
          },
          {
            term: 'Leaf',
            text: 'SHA-256 of a zero byte followed by the text in UTF-8.',
          },
          {
            term: 'Tree',
            text: 'The leaves in the order of their ids, under the Merkle tree of [RFC 9162, section 2.1](https://www.rfc-editor.org/rfc/rfc9162#section-2.1). A node is SHA-256 of a one byte, its left part and its right part; the left part holds the largest power of two of leaves that leaves something for the right.',
          },
          {
            term: 'Root',
            text: 'The top of the tree, as 64 digits from 0 to f.',
          },
          {
            term: 'Proof',
            text: 'The hashes beside the path from a leaf to the root. They show that one record belongs to the root, without the others.',
          },
        ],
      },
      {
        kind: 'text',
        text: 'This is the first edition of the definition. A published AED list follows the same rule: each of its files has a checksum in a separate tree, and the root is in its index.',
      },
      { kind: 'heading', text: 'The kinds of record' },
      {
        kind: 'terms',
        terms: recordKinds.map(({ kind, title, what }) => ({ term: title, text: `“${kind}/…”. ${what}` })),
      },
      { kind: 'heading', text: 'What it shows, and what it cannot' },
      {
        kind: 'list',
        items: [
          'It shows that the records in your browser are those this edition was built from. If one differs, the check names it.',
          'It shows that two people who see the same root read the same records.',
          'It does not show that a record is true, because a wrong figure has a checksum too. Nor does it show that a person confirmed it: that part of the protocol is not recorded yet.',
          'It does not protect you from the publisher. Records, list and root come from the same server, and someone who can change all three can make them match. Only a root that you noted, or received from someone else, reveals it.',
          'It checks the records, not what a browser’s translation or an extension makes of them on your screen.',
          'It covers no pictures, no videos, and no sentences that only guide you through the pages.',
        ],
      },
    ],
  },
];
