import type { PasswordScore } from '#components/index.ts'

const kinds = [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u]

/** Rows of keys and of the alphabet; a run of them adds nothing that a guesser does not try first. */
const rows = ['abcdefghijklmnopqrstuvwxyz', '0123456789', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const runs = [...rows, ...rows.map((row) => [...row].toReversed().join(''))]

/** Letters that count: not the same again, not the next in a row. */
function surprises(password: string): number {
  const letters = [...password.toLowerCase()]
  return letters.filter((letter, at) => {
    const before = letters[at - 1]
    if (before === undefined) return true
    return letter !== before && !runs.some((run) => run.includes(before + letter))
  }).length
}

/**
 * How hard a password is to guess, for the four steps under a new one. A hint, no rule: length counts
 * most, then how many kinds of characters there are.
 */
export function passwordScore(password: string): PasswordScore {
  if (password === '') return 0
  const length = surprises(password)
  const variety = kinds.filter((kind) => kind.test(password)).length
  const points = length + 2 * (variety - 1)
  if (length < 6 || points < 9) return 1
  if (points < 12) return 2
  return points < 15 ? 3 : 4
}
