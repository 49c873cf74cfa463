import type { Plugin, Rolldown } from 'vite';

/** A module of the browser's code. */
interface ModuleNode {
  /** The length of its source. */
  readonly size: number;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  /** Whether a page begins with it. */
  readonly isEntry: boolean;
}

type ModuleGraph = ReadonlyMap<string, ModuleNode>;

interface Chunk {
  readonly modules: readonly string[];
  readonly size: number;
  /** The parts of the site that fetch it, by their first modules: pages, and what is imported later. */
  readonly parts: ReadonlySet<string>;
}

/** One file more costs anyone who waits for it as much as so much source; on a slow line it would be more, but then each page has a limit. */
const requestCost = 1500;

/** What a page fetches without need weighs more than what comes later: someone waits for it. */
const pageWeight = 4;

/**
 * Names a chunk for each module that several parts of the site share: the bundler by itself makes one for each set of parts, most of them
 * smaller than the request for it. Modules of the same parts travel together, and so do those of other parts where the requests that
 * are saved outweigh what someone fetches without need. What is there already when a part is requested is none of its own.
 *
 * @param isTaken Whether a module has a chunk by another rule.
 */
export function gatherModules(graph: ModuleGraph, isTaken: (id: string) => boolean): ReadonlyMap<string, string> {
  const later = new Set([...graph.values()].flatMap(({ dynamicImports }) => dynamicImports));
  const parts = [...graph].filter(([id, { isEntry }]) => isEntry || later.has(id)).map(([id]) => id);
  const reach = new Map(parts.map((part) => [part, closure(graph, [part], isTaken)]));
  const there = thereBefore(graph, reach);
  const chunks = new Map<string, { modules: string[]; size: number; parts: Set<string> }>();
  for (const [id, { size }] of graph) {
    const reaching = parts.filter((part) => reach.get(part)?.has(id));
    if (isTaken(id) || reach.has(id) || reaching.length < 2) continue;
    const fetching = reaching.filter((part) => !there.get(part)?.has(id));
    const key = fetching.join();
    const chunk = chunks.get(key) ?? { modules: [], size: 0, parts: new Set(fetching) };
    chunk.modules.push(id);
    chunk.size += size;
    chunks.set(key, chunk);
  }
  // A part keeps its own file, which may be between two modules as well as a chunk may.
  const own = parts.map((id) => ({ modules: [id], size: 0, parts: new Set<string>() }));
  const merged = mergeChunks(splitCircles([...chunks.values()], own, graph), own, graph);
  return new Map(merged.flatMap(({ modules }, at) => modules.map((id) => [id, `shared-${at}`] as const)));
}

/** Some things and all that they lead to. */
function reachedFrom<Item>(start: Iterable<Item>, nextOf: (item: Item) => Iterable<Item>): Set<Item> {
  const reached = new Set(start);
  for (const item of reached) {
    for (const next of nextOf(item)) reached.add(next);
  }
  return reached;
}

/** Some modules and all that they need to start. */
function closure(graph: ModuleGraph, start: Iterable<string>, isLeftOut: (id: string) => boolean): Set<string> {
  return reachedFrom(start, (id) => (graph.get(id)?.imports ?? []).filter((next) => !isLeftOut(next)));
}

/** The modules that are there whenever a part is requested: in each part that may ask for it, or before that. */
function thereBefore(graph: ModuleGraph, reach: ReadonlyMap<string, ReadonlySet<string>>) {
  const asked = [...reach].map(
    ([part, modules]) => [part, new Set([...modules].flatMap((id) => graph.get(id)?.dynamicImports ?? []))] as const,
  );
  const isPage = (part: string) => graph.get(part)?.isEntry === true;
  const there = new Map([...reach.keys()].map((part) => [part, new Set(isPage(part) ? [] : graph.keys())]));
  const hasIt = (part: string, id: string) => reach.get(part)?.has(id) || there.get(part)?.has(id);
  let isSettled = false;
  while (!isSettled) {
    isSettled = true;
    for (const [part, before] of there) {
      const askers = asked.flatMap(([asker, later]) => (later.has(part) ? [asker] : []));
      const missing = [...before].filter((id) => askers.some((asker) => !hasIt(asker, id)));
      for (const id of missing) before.delete(id);
      isSettled &&= missing.length === 0;
    }
  }
  return there;
}

/**
 * Parts each chunk that needs itself by way of others into what those need of it and the rest: a file that waits for one that waits for
 * it starts without what it needs.
 */
function splitCircles(chunks: readonly Chunk[], own: readonly Chunk[], graph: ModuleGraph): readonly Chunk[] {
  const needs = needsOfChunks([...chunks, ...own], graph);
  for (const chunk of chunks) {
    if (!needsByWay(needs, chunk, chunk)) continue;
    const others = closureOfNeeds(needs, chunk);
    const asked = [...others].flatMap(({ modules }) => modules.flatMap((id) => graph.get(id)?.imports ?? []));
    const isOfIt = (id: string) => chunk.modules.includes(id);
    const lower = closure(graph, asked.filter(isOfIt), (id) => !isOfIt(id));
    if (lower.size === chunk.modules.length) continue;
    const partOf = (isLower: boolean) => {
      const modules = chunk.modules.filter((id) => lower.has(id) === isLower);
      const size = modules.reduce((sum, id) => sum + (graph.get(id)?.size ?? 0), 0);
      return { modules, size, parts: chunk.parts };
    };
    return splitCircles([...chunks.filter((other) => other !== chunk), partOf(true), partOf(false)], own, graph);
  }
  return chunks;
}

/** Merges two chunks after another as long as it gains, the best first. */
function mergeChunks(chunks: readonly Chunk[], own: readonly Chunk[], graph: ModuleGraph): readonly Chunk[] {
  let rest = [...chunks];
  for (;;) {
    const needs = needsOfChunks([...rest, ...own], graph);
    const pairs = rest.flatMap((a, at) => rest.slice(at + 1).map((b) => ({ a, b, gain: gainOf(a, b, graph) })));
    const best = pairs
      .filter(({ gain }) => gain > 0)
      .sort((one, other) => other.gain - one.gain)
      .find(({ a, b }) => !needsByWay(needs, a, b) && !needsByWay(needs, b, a));
    if (best === undefined) return rest;
    const { a, b } = best;
    rest = rest.filter((chunk) => chunk !== a && chunk !== b);
    const parts = new Set([...a.parts, ...b.parts]);
    rest.push({ modules: [...a.modules, ...b.modules], size: a.size + b.size, parts });
  }
}

/** The requests saved by those who need both, less what is sent to those who need one of them. */
function gainOf(a: Chunk, b: Chunk, graph: ModuleGraph): number {
  const both = [...a.parts].filter((part) => b.parts.has(part)).length;
  if (both === 0) return 0;
  const costOf = (unneeded: Chunk, needed: Chunk) =>
    [...needed.parts]
      .filter((part) => !unneeded.parts.has(part))
      .reduce((sum, part) => sum + unneeded.size * (graph.get(part)?.isEntry ? pageWeight : 1), 0);
  return requestCost * both - costOf(a, b) - costOf(b, a);
}

type Needs = ReadonlyMap<Chunk, ReadonlySet<Chunk>>;

function needsOfChunks(chunks: readonly Chunk[], graph: ModuleGraph): Needs {
  const chunkOf = new Map(chunks.flatMap((chunk) => chunk.modules.map((id) => [id, chunk] as const)));
  const needsOf = (chunk: Chunk) => {
    const imports = chunk.modules.flatMap((id) => graph.get(id)?.imports ?? []);
    return new Set(imports.flatMap((id) => chunkOf.get(id) ?? []).filter((other) => other !== chunk));
  };
  return new Map(chunks.map((chunk) => [chunk, needsOf(chunk)]));
}

/** Whether a chunk needs another by way of a third: as one they would wait for that, and it for them. */
function needsByWay(needs: Needs, from: Chunk, to: Chunk): boolean {
  return [...closureOfNeeds(needs, from, to)].some((chunk) => needs.get(chunk)?.has(to));
}

/** The chunks that one needs, and all that these need, but for that itself and, where named, what lies beyond another. */
function closureOfNeeds(needs: Needs, from: Chunk, end = from): ReadonlySet<Chunk> {
  const nextOf = (chunk: Chunk) => [...(needs.get(chunk) ?? [])].filter((next) => next !== end && next !== from);
  return reachedFrom(nextOf(from), nextOf);
}

/**
 * Gathers what the parts of the site share into few files. `chunkName` is the name of a module's chunk, once all modules are known.
 *
 * @param isTaken Whether a module has a chunk by another rule; what it needs to start has, too.
 */
export function gatherChunks(isTaken: (id: string) => boolean) {
  let names: ReadonlyMap<string, string> = new Map();
  const plugin: Plugin = {
    name: 'gather-chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // The first file of a page may hold what others ask of it, too: else each would need a second one.
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const graph = new Map(ids.map((id) => [id, nodeOf(this.getModuleInfo(id))]));
      const taken = closure(graph, ids.filter(isTaken), () => false);
      names = gatherModules(graph, (id) => taken.has(id));
    },
  };
  return { plugin, chunkName: (id: string) => names.get(id) ?? null };
}

function nodeOf(info: Rolldown.ModuleInfo | null): ModuleNode {
  return {
    size: info?.code?.length ?? 0,
    imports: info?.importedIds ?? [],
    dynamicImports: info?.dynamicallyImportedIds ?? [],
    isEntry: info?.isEntry ?? false,
  };
}
