/** Sorts numbers in place, and returns a view of the array without duplicates. */
export function sortWithoutDuplicates(values: Float64Array): Float64Array {
  values.sort();
  let kept = 0;
  for (let place = 0; place < values.length; place++)
    if (place === 0 || values[place] !== values[place - 1]) values[kept++] = values[place] as number;
  return values.subarray(0, kept);
}

/** Returns the index of a value in a sorted array, or -1 if it is not there. */
export function findIndexInSorted(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = sorted[middle] as number;
    if (found === value) return middle;
    if (found < value) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
