"""Prints tests/vectors/merkle-tree.json: roots, audit paths and record hashes, computed with Python's hashlib and json.

Implements RFC 9162, section 2.1, independently of domain/: python3 tests/vectors/merkle-tree.py > tests/vectors/merkle-tree.json
"""
import hashlib
import json


def sha(data):
    return hashlib.sha256(data).digest()


def root(leaves):
    if not leaves:
        return sha(b"")
    if len(leaves) == 1:
        return sha(b"\x00" + leaves[0])
    k = 1 << ((len(leaves) - 1).bit_length() - 1)
    return sha(b"\x01" + root(leaves[:k]) + root(leaves[k:]))


def path(m, leaves):
    if len(leaves) == 1:
        return []
    k = 1 << ((len(leaves) - 1).bit_length() - 1)
    if m < k:
        return path(m, leaves[:k]) + [root(leaves[k:])]
    return path(m - k, leaves[k:]) + [root(leaves[:k])]


def tree(size):
    leaves = ["leaf {}".format(i).encode() for i in range(size)]
    return {
        "size": size,
        "root": root(leaves).hex(),
        "paths": [[step.hex() for step in path(i, leaves)] for i in range(size)],
    }


records = [
    {"id": "hub/examplia", "record": {"name": "Ex\u00e1mplia", "sli": 0.9, "coords": [12.5, -41], "path": None}},
    {"id": "hub/samplestan", "record": {"name": "Samplest\u0101n", "sli": 1, "estimated": ["xiAccess"], "open": True}},
    {"id": "principle/1", "record": {"title": "Walk \u201coften\u201d", "text": "A line\nand \\ another: \u20ac \U0001f30d"}},
]
# For these records RFC 8785 only requires sorted keys and no spaces.
lines = [json.dumps(r, sort_keys=True, separators=(",", ":"), ensure_ascii=False) for r in records]
data = [line.encode() for line in lines]

# A registry of three cells in two lists.
cells = {"3/4/2": "first cell\n", "8/141/85": "second cell\n", "11/1130/685": "third cell\n"}
lists = [
    {"id": "cells/0/0/0", "record": {"3/4/2": sha(b"first cell\n").hex()}},
    {"id": "cells/8/141/85", "record": {
        "11/1130/685": sha(b"third cell\n").hex(), "8/141/85": sha(b"second cell\n").hex()}},
]
list_data = [json.dumps(r, sort_keys=True, separators=(",", ":")).encode() for r in lists]

print(json.dumps({
    "trees": [tree(size) for size in (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 33)],
    "records": {
        "records": records,
        "lines": lines,
        "hashes": [sha(b"\x00" + d).hex() for d in data],
        "root": root(data).hex(),
        "paths": [[step.hex() for step in path(i, data)] for i in range(len(data))],
    },
    "registry": {
        "cells": cells,
        "checksum": root(list_data).hex(),
        "lists": {
            "checksums/{}.json?v=1".format(r["id"][len("cells/"):]): {
                "cells": r["record"], "index": i, "count": 2, "path": [step.hex() for step in path(i, list_data)]}
            for i, r in enumerate(lists)
        },
    },
}, ensure_ascii=False, indent=1))
