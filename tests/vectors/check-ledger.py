"""Checks a published ledger independently of the site's code: python3 check-ledger.py FOLDER MEMORY KEY

FOLDER contains the files that are published below /ledger/. MEMORY is a file with the leaf hashes of the last check; it is
updated if the log is valid. KEY is the log's public key in the form NAME+ID+KEY. Implements RFC 9162 and
https://c2sp.org/tlog-tiles. openssl verifies the Ed25519 signature. Exits with 1 after printing each error with its position.
An entry whose row was changed later is printed but is no error, because the log records the change.
"""
import base64, hashlib, json, os, subprocess, sys, tempfile


def sha(data):
    return hashlib.sha256(data).digest()


def root_of(hashes):
    if not hashes:
        return sha(b"")
    if len(hashes) == 1:
        return hashes[0]
    split = 1
    while split * 2 < len(hashes):
        split *= 2
    return sha(b"\x01" + root_of(hashes[:split]) + root_of(hashes[split:]))


def refuse(*lines):
    print("\n".join(lines))
    sys.exit(1)


def verify(public, message, signature):
    with tempfile.TemporaryDirectory() as folder:
        names = [os.path.join(folder, name) for name in ("key", "message", "signature")]
        der = bytes.fromhex("302a300506032b6570032100") + public
        for name, content in zip(names, (der, message, signature)):
            with open(name, "wb") as file:
                file.write(content)
        command = ["openssl", "pkeyutl", "-verify", "-pubin", "-keyform", "DER", "-inkey", names[0], "-rawin", "-in", names[1], "-sigfile", names[2]]
        return subprocess.run(command, capture_output=True).returncode == 0


def open_note(note, key):
    name, identity, encoded = key.strip().split("+", 2)
    public = base64.b64decode(encoded)
    if sha(name.encode() + b"\n" + public)[:4].hex() != identity or public[0] != 1:
        refuse("the key is not written well")
    text, _, signatures = note.rpartition("\n\n")
    text += "\n"
    for line in signatures.splitlines():
        dash, signer, encoded = line.split(" ")
        signature = base64.b64decode(encoded)
        if dash == "\u2014" and signer == name and signature[:4].hex() == identity:
            if verify(public[1:], text.encode(), signature[4:]):
                return text.splitlines()
    return None


def tile_path(level, index, width):
    groups = ["%03d" % (index % 1000)]
    index //= 1000
    while index:
        groups.insert(0, "x%03d" % (index % 1000))
        index //= 1000
    return "tile/%s/%s%s" % (level, "/".join(groups), "" if width == 256 else ".p/%d" % width)


def read(folder, name):
    try:
        with open(os.path.join(folder, name), "rb") as file:
            return file.read()
    except FileNotFoundError:
        return b""


def published(folder, level, index, width):
    # If the tile has been filled since, the partial tile may be gone. The full tile begins with the same entries.
    return read(folder, tile_path(level, index, width)) or read(folder, tile_path(level, index, 256))


def entries(bundle):
    at = 0
    while at + 2 <= len(bundle):
        length = int.from_bytes(bundle[at : at + 2], "big")
        yield bundle[at + 2 : at + 2 + length]
        at += 2 + length


def main(folder, memory, key):
    remembered = json.loads(read(".", memory) or b"[]")
    opened = open_note(read(folder, "checkpoint").decode(), key)
    if opened is None:
        refuse("position %d: the checkpoint is not signed by the log's key" % len(remembered))
    size, root = int(opened[1]), base64.b64decode(opened[2])
    hashes, found, altered = [], [], []
    for index in range((size + 255) // 256):
        width = min(256, size - index * 256)
        leaves = list(entries(published(folder, "entries", index, width)))
        tile = published(folder, 0, index, width)
        for at in range(width):
            position = index * 256 + at
            listed = tile[at * 32 : at * 32 + 32]
            if at < len(leaves):
                words = leaves[at].decode(errors="replace").split(" ")
                if words[0] == "alteration":
                    altered.append("position %s: its row was changed or deleted afterwards; entry %d records it" % (words[2].removeprefix("entry:"), position))
                hashed = sha(b"\x00" + leaves[at])
                if hashed != listed:
                    found.append("position %d: the entry does not match its hash in the tree" % position)
            else:
                hashed = listed
                found.append("position %d: the entry is missing" % position)
            hashes.append(hashed)
    for position, was in enumerate(remembered):
        if position >= size or (hashes[position] and hashes[position].hex() != was):
            found.append("position %d: differs from what was seen before" % position)
            break
    if found:
        refuse(*found)
    if root_of(hashes) != root:
        refuse("position 0: the entries do not give the signed root")
    with open(memory, "w") as file:
        json.dump([hashed.hex() for hashed in hashes], file)
    # The site compares its rows with the log itself. Its findings cannot be verified by hashing.
    rows = json.loads(read(folder, "rows.json") or b"null")
    reported = ["position %d: the site reports %s" % (row["position"], row["what"]) for row in rows["findings"]] if rows else []
    print("\n".join(["the checkpoint signs %d entries" % size] + altered + reported))
    sys.exit(1 if reported else 0)


main(*sys.argv[1:4])
