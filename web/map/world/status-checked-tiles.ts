import * as L from 'leaflet';

/** Whether the tile server allows CORS; null until the first of its tiles has loaded. */
type Readability = boolean | null;

/**
 * A layer of tiles whose HTTP status is checked. A server that refuses a request may send an image with status 403. An
 * `img` element shows that image without revealing the status. `fetch` reveals it if the server allows CORS, as
 * OpenStreetMap's does. Tiles of other servers are loaded by `img`, and their refusals go unnoticed.
 */
export class StatusCheckedTileLayer extends L.TileLayer {
  #isReadable: Readability = null;
  readonly #running = new WeakMap<HTMLElement, AbortController>();

  override createTile(coords: L.Coords, done: L.DoneCallback): HTMLElement {
    if (this.#isReadable === false) return super.createTile(coords, done);
    const canvas = L.DomUtil.create('canvas');
    const aborter = new AbortController();
    this.#running.set(canvas, aborter);
    void this.#fill(canvas, coords, aborter.signal).then(
      () => done(undefined, canvas),
      (cause: unknown) => {
        if (!aborter.signal.aborted) done(cause instanceof Error ? cause : new Error(String(cause)), canvas);
      },
    );
    return canvas;
  }

  override onAdd(map: L.Map): this {
    super.onAdd(map);
    this.on('tileunload tileabort', this.#stop);
    return this;
  }

  override onRemove(map: L.Map): this {
    // This call removes the tiles, and removing a tile aborts its request. The listener must therefore be removed after
    // it.
    super.onRemove(map);
    this.off('tileunload tileabort', this.#stop);
    return this;
  }

  readonly #stop = (event: L.LeafletEvent) => {
    this.#running.get((event as L.TileEvent).tile)?.abort();
  };

  async #fill(canvas: HTMLCanvasElement, coords: L.Coords, signal: AbortSignal): Promise<void> {
    const address = this.getTileUrl(coords);
    const picture = (await this.#read(address, signal)) ?? (await loadPicture(address));
    if (picture instanceof HTMLImageElement) this.#isReadable = false;
    if (signal.aborted) return;
    const { width, height } = picture;
    Object.assign(canvas, { width, height });
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    if (picture instanceof ImageBitmap) picture.close();
  }

  /**
   * Reads the tile as an image. Resolves to null if the server is unreachable or does not allow CORS. `fetch` does not
   * distinguish these cases.
   */
  async #read(address: string, signal: AbortSignal): Promise<ImageBitmap | null> {
    const { referrerPolicy } = this.options;
    const policy = typeof referrerPolicy === 'string' ? { referrerPolicy } : {};
    let answer: Response;
    try {
      answer = await fetch(address, { signal, ...policy });
    } catch (cause) {
      if (signal.aborted || this.#isReadable === true) throw cause;
      return null;
    }
    this.#isReadable = true;
    if (!answer.ok)
      throw new Error(`${address} answered with status ${answer.status}. The drawn map is shown instead.`);
    return createImageBitmap(await answer.blob());
  }
}

function loadPicture(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new Image();
    picture.referrerPolicy = 'strict-origin-when-cross-origin';
    picture.onload = () => resolve(picture);
    picture.onerror = () => reject(new Error(`${address}: the tile did not arrive; the drawn map is shown instead.`));
    picture.src = address;
  });
}
