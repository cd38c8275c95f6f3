import { posix } from 'node:path'

/**
 * Who may import whom (docs: design/architecture.md). A folder that is not named here may import
 * nothing and be imported by nobody, so a new layer is fenced until this table says otherwise;
 * a new domain under `features/` is fenced by the same lines as the old ones.
 */
const table: Record<string, readonly string[]> = {
  contract: [],
  platform: [],
  tokens: [],
  art: [],
  styles: [],
  components: ['platform', 'art'],
  client: ['contract', 'platform'],
  features: ['components', 'client', 'contract', 'platform'],
  app: ['features', 'components', 'client', 'contract', 'platform', 'styles'],
  gateway: ['contract', 'art'],
  // Tools, stories and tests may look at everything; nothing looks back.
  scripts: ['*'],
  stories: ['*'],
  tests: ['*'],
}

/** Layers that only their own kind may import. */
const closed = new Set(['stories', 'tests', 'scripts'])

/** Domains that every screen may ask, through their `index.ts`. */
const openDomains: ReadonlySet<string> = new Set(['site', 'session'])

/** The gateway's pages run the built bundle of `app`; its types are all they may know of it. */
const runsBundle = /^gateway\/pages\//

/**
 * The one thing the gateway and the site must agree on that is no call: which HTML may be shown
 * (docs/adr/0009-server-html.md). The file touches no browser.
 */
const sharedHtml = /^html\.ts$/

/** Layers that others see through these files alone. */
const doors: Record<string, RegExp> = {
  components: /^(?:index\.ts|cx\.ts|preloadable\.ts|use-after-frame\.ts|.+\.css)$/,
}

/** A place in the project. */
export interface Place {
  /** Folder of `src/`, or `gateway`, `stories`, `tests`, `scripts`; undefined for data and roots. */
  readonly layer: string | undefined
  /** Folder of `features/`. */
  readonly domain: string | undefined
  /** The rest of the path inside the layer. */
  readonly rest: string
}

/** Where a path relative to the project's root belongs. */
export function placeOf(path: string): Place {
  const [first = '', second = '', ...others] = path.split('/')
  if (first === 'src') {
    if (second !== 'features') return { layer: second, domain: undefined, rest: others.join('/') }
    return { layer: second, domain: others[0], rest: others.slice(1).join('/') }
  }
  const layer = first === '.storybook' ? 'stories' : first
  const known = layer in table ? layer : undefined
  return { layer: known, domain: undefined, rest: [second, ...others].join('/') }
}

/** The path, from the root, that an import means; undefined for a package or `node:`. */
export function targetOf(from: string, specifier: string): string | undefined {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('.')) return posix.join(posix.dirname(from), bare)
  if (bare.startsWith('#gateway/')) return bare.slice(1)
  if (bare.startsWith('#stories/')) return bare.slice(1)
  if (bare.startsWith('#suites/')) return `tests/suites/${bare.slice('#suites/'.length)}`
  if (bare.startsWith('#storybook/')) return `.storybook/${bare.slice('#storybook/'.length)}`
  if (bare.startsWith('#')) return `src/${bare.slice(1)}`
  return undefined
}

/** What is wrong with one of our files importing another; undefined when nothing is. */
export function breach(from: string, specifier: string, typeOnly = false): string | undefined {
  const target = targetOf(from, specifier)
  if (target === undefined) return undefined
  const source = placeOf(from)
  const there = placeOf(target)
  if (!posix.basename(target).includes('.')) {
    return `Write the file's extension: '${specifier}'.`
  }
  // Data (brands, catalogues, package.json) and the roots' own configuration.
  if (there.layer === undefined || source.layer === undefined) return undefined
  if (source.layer === there.layer) return within(source, there, specifier)
  if (specifier.startsWith('.') && source.layer !== 'stories' && source.layer !== 'tests') {
    return `Between layers write '#${target.replace(/^src\//, '')}', not a relative path.`
  }
  const allowed = table[source.layer]
  if (!allowed) return `The layer '${source.layer}' is not in scripts/lint/layers.ts.`
  if (closed.has(there.layer) && !allowed.includes('*')) {
    return `Nothing imports ${there.layer}.`
  }
  if (typeOnly && there.layer === 'app' && runsBundle.test(from)) return undefined
  if (source.layer === 'gateway' && there.layer === 'platform' && sharedHtml.test(there.rest)) {
    return undefined
  }
  if (!allowed.includes('*') && !allowed.includes(there.layer)) {
    return `${source.layer} may not import ${there.layer}.`
  }
  const door = doors[there.layer]
  if (door && !allowed.includes('*') && !door.test(there.rest)) {
    return `Import '#${there.layer}/index.ts', not what lies behind it.`
  }
  return undefined
}

function within(source: Place, there: Place, specifier: string): string | undefined {
  if (source.layer !== 'features' || source.domain === there.domain) {
    const shared = source.layer === 'gateway' || source.layer === 'stories'
    return specifier.startsWith('.') || shared ? undefined : 'Inside a layer write a relative path.'
  }
  if (!openDomains.has(there.domain ?? '')) {
    return `The domain ${source.domain} may not import the domain ${there.domain}.`
  }
  return specifier === `#features/${there.domain}/index.ts`
    ? undefined
    : `Ask ${there.domain} through '#features/${there.domain}/index.ts'.`
}
