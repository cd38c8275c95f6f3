import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import process from 'node:process'
import { run } from '../processes.ts'

/** What is wrong with how the tool was asked, or with what it found; said without a stack. */
export class VisualError extends Error {}

const gitWith = (env: NodeJS.ProcessEnv, root: string, ...parameters: readonly string[]) =>
  execFileSync('git', parameters, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    stdio: 'pipe',
  }).trim()

const git = (root: string, ...parameters: readonly string[]) => gitWith({}, root, ...parameters)

/** The commit a name means: `main`, `v0.1.0`, `HEAD~3`, `1a2b3c4`. */
export function commitOf(root: string, ref: string): string {
  try {
    return git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)
  } catch {
    throw new VisualError(`There is no commit '${ref}' here. A branch, a tag or a hash will do.`)
  }
}

/** What a commit holds, by git's name for it: two commits of the same files have one. */
export const treeOf = (root: string, commit: string): string =>
  git(root, 'rev-parse', `${commit}^{tree}`)

/** The tree that a commit of all there is would hold. The repository learns nothing of it. */
export const workingTree = (root: string): Promise<string> =>
  withFolder(async (folder) => {
    const objects = resolve(root, git(root, 'rev-parse', '--git-path', 'objects'))
    const aside = {
      GIT_INDEX_FILE: join(folder, 'index'),
      GIT_OBJECT_DIRECTORY: folder,
      GIT_ALTERNATE_OBJECT_DIRECTORIES: objects,
    }
    gitWith(aside, root, 'read-tree', 'HEAD')
    gitWith(aside, root, 'add', '--all')
    return gitWith(aside, root, 'write-tree')
  })

/** Names in a folder of a commit; none when it had no such folder. */
export function filesOf(root: string, commit: string, folder: string): string[] {
  try {
    return git(root, 'ls-tree', '--name-only', `${commit}:${folder}`).split('\n')
  } catch {
    return []
  }
}

/** What a file of a commit holds, without blank lines around it; `undefined` when it had no such file. */
export function textOf(root: string, commit: string, file: string): string | undefined {
  try {
    return git(root, 'show', `${commit}:${file}`)
  } catch {
    return undefined
  }
}

/** Files that differ from a commit: changed, added, deleted, and what git was not told of yet. */
export function changedSince(root: string, commit: string): string[] {
  const differing = git(root, 'diff', '--name-only', '--no-renames', '-z', commit)
  const untold = git(root, 'ls-files', '--others', '--exclude-standard', '-z')
  return [differing, untold].flatMap((names) => names.split('\0').filter(Boolean))
}

/** A folder that is gone afterwards, also when the process is told to end. */
export async function withFolder<T>(
  work: (folder: string) => Promise<T>,
  left: () => void = () => {},
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-visual-'))
  const remove = () => {
    rmSync(folder, { recursive: true, force: true })
    left()
  }
  process.once('exit', remove)
  try {
    return await work(folder)
  } finally {
    process.off('exit', remove)
    remove()
  }
}

async function command(why: string, name: string, parameters: string[], cwd: string) {
  const { code, output } = await run(name, parameters, { cwd, env: { FOYER_PICTURES: '1' } })
  if (code !== 0) throw new VisualError(`${why}:\n${output.trim()}`)
}

/** Builds the Storybook of a folder without what only its docs need, and says what imports what. */
export const buildStorybook = (root: string, out: string): Promise<void> =>
  command(
    `The Storybook of ${root} does not build`,
    'storybook',
    ['build', '--output-dir', out, '--quiet', '--test', '--stats-json'],
    root,
  )

const lockOf = (folder: string) => {
  const file = join(folder, 'package-lock.json')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/**
 * Builds the Storybook of a commit, in a worktree of its own: with our packages where its lock file
 * is ours, else with its own.
 */
export const buildCommit = (root: string, commit: string, out: string): Promise<void> =>
  withFolder(
    async (folder) => {
      const tree = join(folder, 'tree')
      git(root, 'worktree', 'add', '--detach', tree, commit)
      if (lockOf(root) === lockOf(tree)) {
        await symlink(join(root, 'node_modules'), join(tree, 'node_modules'))
      } else {
        await command('npm ci failed', 'npm', ['ci', '--prefer-offline'], tree)
      }
      await buildStorybook(tree, out)
    },
    () => git(root, 'worktree', 'prune'),
  )
