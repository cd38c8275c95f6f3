import * as v from 'valibot'

/** What a game may tell the page around it. */
const gameMessage = v.variant('type', [
  v.object({ type: v.picklist(['foyer:balance', 'foyer:ready', 'foyer:leave']) }),
  v.object({
    type: v.literal('foyer:failed'),
    /** What to tell customer service. */
    code: v.optional(v.pipe(v.string(), v.regex(/^[A-Z0-9-]{1,12}$/))),
  }),
])
export type GameMessage = v.InferOutput<typeof gameMessage>

/** A message of the frame; null for what is none of ours. */
export function readMessage(data: unknown): GameMessage | null {
  const result = v.safeParse(gameMessage, data)
  return result.success ? result.output : null
}
