import { type CharTest, type Place, type Tree, Unknown } from './pattern-tree.ts'

/** Steps of a machine; a pattern that takes more is none. */
const mostSteps = 1500

/** A step takes a character, chooses, asks about its place, or is done. */
type Step =
  | { kind: 'char'; test: CharTest; next: number }
  | { kind: 'choose'; next: readonly number[] }
  | { kind: 'place'; holds: Place; next: number }
  | { kind: 'ahead'; start: number; wanted: boolean; height: number; next: number }
  | { kind: 'done' }

/**
 * The steps of a pattern, written from its end: each part is told which step follows it.
 * @throws Unknown when there are too many
 */
function write(tree: Tree): { steps: Step[]; start: number } {
  const steps: Step[] = []
  let parts = 0
  const add = (step: Step) => {
    if (steps.length >= mostSteps) throw new Unknown('too large')
    return steps.push(step) - 1
  }
  const repeat = (body: Tree, min: number, max: number, next: number): number => {
    if (min > mostSteps || (max > mostSteps && max !== Infinity)) throw new Unknown('too large')
    let then = next
    if (max === Infinity) {
      const ways = [next]
      then = add({ kind: 'choose', next: ways })
      ways.push(put(body, then))
    }
    for (let left = max - min; left > 0 && left !== Infinity; left--) {
      then = add({ kind: 'choose', next: [put(body, then), next] })
    }
    for (let left = min; left > 0; left--) then = put(body, then)
    return then
  }
  const put = (part: Tree, next: number): number => {
    // Empty parts make no steps, but a thousand times a thousand of them take their time too.
    if (++parts > 4 * mostSteps) throw new Unknown('too large')
    switch (part.kind) {
      case 'char':
        return add({ kind: 'char', test: part.test, next })
      case 'place':
        return add({ kind: 'place', holds: part.holds, next })
      case 'list':
        return part.parts.reduceRight((then, inner) => put(inner, then), next)
      case 'either':
        return add({ kind: 'choose', next: part.ways.map((way) => put(way, next)) })
      case 'repeat':
        return repeat(part.body, part.min, part.max, next)
      case 'ahead': {
        const { wanted, height } = part
        const start = put(part.body, add({ kind: 'done' }))
        return add({ kind: 'ahead', start, wanted, height, next })
      }
    }
  }
  const start = put(tree, add({ kind: 'done' }))
  return { steps, start }
}

/** For each step, those that come to it without taking a character. */
function comersOf(steps: readonly Step[]): number[][] {
  const comers: number[][] = steps.map(() => [])
  for (const [at, step] of steps.entries()) {
    if (step.kind === 'choose') for (const next of step.next) comers[next]?.push(at)
    else if (step.kind === 'place' || step.kind === 'ahead') comers[step.next]?.push(at)
  }
  return comers
}

type Kind<K extends Step['kind']> = Extract<Step, { kind: K }> & { at: number }

const only = <K extends Step['kind']>(steps: readonly Step[], kind: K): Kind<K>[] =>
  steps.flatMap((step, at) => (step.kind === kind ? [{ ...step, at } as Kind<K>] : []))

/**
 * A pattern as a function: whether it is found in a text. Beginning with the last place of the
 * text, it notes which steps lead to their end from there, so each place looks at each step once
 * and the time is their product, whatever the pattern says.
 * @throws Unknown for a pattern that is too large
 */
export function machineOf(tree: Tree): (text: string) => boolean {
  const { steps, start } = write(tree)
  const comers = comersOf(steps)
  const takers = only(steps, 'char')
  const ends = only(steps, 'done')
  // Inner lookaheads first: an outer one asks what is settled.
  const aheads = only(steps, 'ahead').toSorted((a, b) => a.height - b.height)

  return (text) => {
    const chars = [...text]
    let later = new Uint8Array(steps.length)
    for (let place = chars.length; place >= 0; place--) {
      const leads = new Uint8Array(steps.length)
      let settled = 0
      const passes = (comer: number) => {
        const step = steps[comer]
        if (step?.kind === 'place') return step.holds(chars, place)
        if (step?.kind !== 'ahead') return true
        return step.height <= settled && (leads[step.start] === 1) === step.wanted
      }
      const reach = (from: number) => {
        const open = [from]
        for (let at = open.pop(); at !== undefined; at = open.pop()) {
          if (leads[at]) continue
          leads[at] = 1
          for (const comer of comers[at] ?? []) if (passes(comer)) open.push(comer)
        }
      }
      const char = chars[place]
      for (const { at } of ends) reach(at)
      if (char !== undefined) {
        for (const { at, next, test } of takers) if (later[next] && test(char)) reach(at)
      }
      for (const { at, next, height } of aheads) {
        settled = height
        if (leads[next] && passes(at)) reach(at)
      }
      if (leads[start]) return true
      later = leads
    }
    return false
  }
}
