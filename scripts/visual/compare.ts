import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type everyMode, modeName, type modes, type modesOf, type Mode } from '#storybook/modes.ts'
import { lookAgain } from './again.ts'
import { forget, keep, remember } from './kept.ts'
import { alone } from './alone.ts'
import { count, isBroken, match, type Verdict } from './match.ts'
import { photograph } from './photograph.ts'
import { reachOf } from './reach.ts'
import {
  buildCommit,
  buildStorybook,
  commitOf,
  filesOf,
  treeOf,
  VisualError,
  withFolder,
  workingTree,
} from './sites.ts'
import { type Story, storiesOf } from './stories.ts'
import { writeReport } from './write-report.ts'

/** How a comparison is asked for. */
export interface Question {
  /** The project: a git repository with a Storybook and its `.storybook/modes.ts`. */
  readonly root: string
  /** What the working tree is compared with: anything git knows as a commit. */
  readonly against: string
  /** Every combination of the axes instead of the covering ones. */
  readonly full?: boolean
  /** Also the stories that nothing that changed can have reached. */
  readonly all?: boolean
  /** Only stories whose id holds one of these. */
  readonly only?: readonly string[]
  readonly say?: (line: string) => void
}

/** What came of it. */
export interface Answer {
  readonly counts: Readonly<Record<Verdict, number>> & { readonly unsteady: number }
  readonly stories: number
  /** Stories that were left out, because nothing that changed can have reached them. */
  readonly unreached: number
  /** Names of what differs: story and mode. */
  readonly differing: readonly string[]
  /** Names of what throws, never finishes or keeps changing now, and did not before. */
  readonly broken: readonly string[]
  /** Names of what did so before, too. */
  readonly troubled: readonly string[]
  /** Names of what is longer than its picture in either tree: there the rest was not compared. */
  readonly cut: readonly string[]
  /** The page to look at. */
  readonly report: string
  readonly seconds: number
}

const clock = () => {
  const began = performance.now()
  return () => (performance.now() - began) / 1000
}

const seconds = (value: number) => `${value.toFixed(1)} s`

/** The modes of a project, of which those are left that a commit's brands and languages allow. */
async function looksOf(root: string, commit: string, full: boolean) {
  const module = (await import(pathToFileURL(join(root, '.storybook/modes.ts')).href)) as {
    modes: typeof modes
    everyMode: typeof everyMode
    modesOf?: typeof modesOf
  }
  const { modesOf: own } = module
  // A story's own modes come from here for both trees, or each would be beside none.
  const wants = (story: Story, mode: Mode) =>
    full || !own || own(story).some((one) => modeName(one) === modeName(mode))
  const looks = full ? module.everyMode : module.modes
  const has = (folder: string) => existsSync(join(root, folder))
  const brands = filesOf(root, commit, 'brands')
  const locales = filesOf(root, commit, 'locales')
  const knows = ({ brand, locale }: Mode) =>
    (!has('brands') || brands.includes(brand)) &&
    (!has('locales') || locales.includes(`${locale}.po`))
  return { looks, oldLooks: looks.filter(knows), wants }
}

/**
 * Photographs the working tree and a commit, compares them and writes the report. Another run in the
 * same project is refused.
 */
export const compare = (question: Question): Promise<Answer> => {
  const store = join(question.root, '.cache/visual')
  return alone(store, () => answer(question, store))
}

async function answer(question: Question, store: string): Promise<Answer> {
  const { root, against, full = false, all = false, only = [], say = () => {} } = question
  const took = clock()
  const folder = join(store, 'pictures')
  const commit = commitOf(root, against)
  const called = commit.startsWith(against)
    ? against.slice(0, 12)
    : `${against} (${commit.slice(0, 7)})`
  const { looks, oldLooks, wants } = await looksOf(root, commit, full)

  const oldTree = treeOf(root, commit)
  const kept = await keep(store, oldTree, (out) => buildCommit(root, commit, out))
  say(kept.fresh ? `Built ${called} (${seconds(took())})` : `Kept ${called} from before`)

  return withFolder(async (temporary) => {
    const site = join(temporary, 'site')
    const building = clock()
    const tree = await workingTree(root)
    await buildStorybook(root, site)
    say(`Built the working tree (${seconds(building())})`)

    const asked = ({ id }: { id: string }) =>
      only.length === 0 || only.some((part) => id.includes(part.toLowerCase()))
    const now = await storiesOf(site)
    const then = await storiesOf(kept.site)
    const wanted = now.photographed.filter(asked)
    const reach = all ? () => true : await reachOf(root, commit, kept.site, site)
    const stories = wanted.filter(reach)
    const unreached = wanted.length - stories.length
    // What is photographed now was perhaps not tagged then; what was, is perhaps gone, or taken out of
    // the pictures: that is said, too, or nobody would miss it.
    const ids = new Set(stories.map(({ id }) => id))
    const still = new Set(now.photographed.map(({ id }) => id))
    const oldStories = then.all.filter(({ id }) => ids.has(id))
    const gone = then.photographed.filter((story) => asked(story) && !still.has(story.id))
    const known = [...stories, ...gone]
    if (wanted.length + gone.length === 0) {
      throw new VisualError('No photographed story is called like that.')
    }

    const watch = (what: string) => {
      const photographing = clock()
      let last = 0
      return (done: number, of: number) => {
        if (done < of && photographing() - last < 10) return
        last = photographing()
        say(`  ${what}: ${done} of ${of} stories (${seconds(last)})`)
      }
    }
    const before = { site: kept.site, folder, modes: oldLooks, wants }
    const after = { site, folder, modes: looks, wants }
    const old = await photograph({
      ...before,
      stories: [...oldStories, ...gone],
      kept: kept.pictures,
      progress: watch('before'),
    })
    await kept.save(new Map([...kept.pictures, ...old]).values())
    const fresh = await photograph({ ...after, stories, progress: watch('after') })

    const pairs = await lookAgain(match(old, fresh), known, before, after)
    const report = await writeReport(
      { against: called, seconds: took, pairs, stories: known, pictures: folder },
      join(store, 'report'),
    )
    // Not what changed while it was photographed, nor the commit by pictures of another build.
    if (tree !== oldTree && tree === (await workingTree(root))) {
      const unseen = new Set(now.photographed.filter((story) => !reach(story)).map(({ id }) => id))
      const alike = [...kept.pictures.values()].filter(({ story }) => unseen.has(story))
      await remember(store, tree, site, [...alike, ...fresh.values()])
    }
    await forget(store, fresh.values())
    const unsteady = pairs.filter((pair) => pair.unsteady)
    const differing = pairs.filter((pair) => pair.verdict !== 'same' && !pair.unsteady)
    const inTrouble = pairs.filter(({ after }) => after?.trouble)
    const names = (some: typeof pairs) => some.map(({ story, mode }) => `${story} ${mode}`)
    return {
      counts: { ...count(pairs), unsteady: unsteady.length },
      stories: known.length,
      unreached,
      differing: names(differing),
      broken: names(inTrouble.filter(isBroken)),
      troubled: names(inTrouble.filter((pair) => !isBroken(pair))),
      cut: names(pairs.filter(({ before, after }) => before?.cut ?? after?.cut)),
      report,
      seconds: took(),
    }
  })
}
