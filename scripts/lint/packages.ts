import { posix } from 'node:path'
import { placeOf } from './layers.ts'

interface Fence {
  readonly name: string
  readonly packages: RegExp
  readonly allowed: (path: string) => boolean
  readonly where: string
}

const inLayer =
  (...layers: string[]) =>
  (path: string) =>
    layers.includes(placeOf(path).layer ?? '')

const isHook = (path: string) => /^use-.+\.tsx?$/.test(posix.basename(path))
const isRules = (path: string) => placeOf(path).layer === 'features' && path.endsWith('-rules.ts')

/** Libraries that stay behind one door, so that a change of library is a change of one layer. */
const fences: readonly Fence[] = [
  {
    name: 'Radix, Embla, icons and QR codes',
    packages: /^(?:@radix-ui\/|radix-ui|embla-carousel|lucide|qrcode)/,
    allowed: inLayer('components'),
    where: 'components',
  },
  {
    name: 'Lingui',
    packages: /^@lingui\/(?!message-utils\/)/,
    allowed: inLayer('features', 'app'),
    where: 'features and app; components take words as props',
  },
  {
    name: 'The compiler of messages',
    packages: /^@lingui\/message-utils\//,
    allowed: (path) => path.endsWith('/brand-copy.ts') || inLayer('tokens')(path),
    where: 'contract/brand-copy.ts and the check of a brand; the catalogues are compiled already',
  },
  {
    name: 'SWR',
    packages: /^swr(?:\/|$)/,
    allowed: (path) =>
      placeOf(path).layer === 'client' || (placeOf(path).layer === 'features' && isHook(path)),
    where: 'client and features/*/use-*.ts',
  },
  {
    name: 'wouter',
    packages: /^wouter(?:\/|$)/,
    allowed: inLayer('app'),
    where: 'app; a view knows no route',
  },
  {
    name: 'Hono, Drizzle, databases and sharp',
    packages: /^(?:hono|@hono\/|drizzle-|@electric-sql\/|postgres$|sharp$)/,
    allowed: inLayer('gateway'),
    where: 'gateway',
  },
  {
    name: 'React',
    packages: /^(?:react|react-dom)(?:\/|$)/,
    allowed: (path) => inLayer('components', 'features', 'app', 'client')(path) && !isRules(path),
    where: 'components, features (not the rules), app and client',
  },
]

const atBuildTime = /^src\/(?:tokens|art)\/[^/]+\.ts$/

/** What is wrong with one of our files importing a package; undefined when nothing is. */
export function packageBreach(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.') || specifier.startsWith('#')) return undefined
  const { layer } = placeOf(from)
  if (layer === undefined || ['stories', 'tests', 'scripts'].includes(layer)) return undefined
  if (specifier.startsWith('node:')) {
    return layer === 'gateway' || atBuildTime.test(from)
      ? undefined
      : 'Node is not there in a browser: only the gateway and the build scripts use it.'
  }
  const fence = fences.find(({ packages }) => packages.test(specifier))
  if (!fence || fence.allowed(from)) return undefined
  return `${fence.name}: only in ${fence.where}.`
}

/** Views draw, hooks ask, rules decide: what a file of a feature may not take from other layers. */
export function partBreach(from: string, target: string | undefined): string | undefined {
  if (placeOf(from).layer !== 'features' || target === undefined) return undefined
  const there = placeOf(target).layer
  if (isHook(from) && there === 'components') return 'A hook does not draw.'
  if (isRules(from) && (there === 'components' || there === 'client')) {
    return 'Rules touch neither React nor the wire.'
  }
  const isView = from.endsWith('.tsx') && !isHook(from) && posix.basename(from) !== 'index.ts'
  if (isView && there === 'client') return 'A view does not fetch: take it from a hook.'
  return undefined
}
