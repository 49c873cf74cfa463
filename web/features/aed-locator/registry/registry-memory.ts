/** Set once this device has read a registry of the site. It holds no more than that. */
const memoryKey = 'aed-registry-was-published';

/** Some browsers refuse the storage altogether; then there is no memory, and the answer of the site counts alone. */
function withStorage<Value>(use: (storage: Storage) => Value, otherwise: Value): Value {
  try {
    return use(localStorage);
  } catch {
    return otherwise;
  }
}

export function rememberRegistry(): void {
  withStorage((storage) => storage.setItem(memoryKey, 'yes'), undefined);
}

export function isRegistryRemembered(): boolean {
  return withStorage((storage) => storage.getItem(memoryKey) !== null, false);
}
