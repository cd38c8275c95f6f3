import * as v from 'valibot'

/** What a vendor's page in a frame may tell the page around it. */
const frameMessage = v.variant('type', [
  v.object({ type: v.picklist(['foyer:balance', 'foyer:ready', 'foyer:leave']) }),
  v.object({
    type: v.literal('foyer:failed'),
    /** What to tell customer service. */
    code: v.optional(v.pipe(v.string(), v.regex(/^[A-Z0-9-]{1,12}$/))),
  }),
])
export type FrameMessage = v.InferOutput<typeof frameMessage>

/** A message of the frame; null for what is none of ours. */
export function readMessage(data: unknown): FrameMessage | null {
  const result = v.safeParse(frameMessage, data)
  return result.success ? result.output : null
}

/** Where a vendor's page is, and whose it is. */
export interface FrameAddress {
  url: string
  /** Its own origin, or `null` as a sandboxed page of this house has it. */
  origin: string
  /** Served by this house: it gets no origin of its own. */
  own: boolean
}

/**
 * The address of a page that may stand in a frame: https or of this house, without credentials, which
 * only serve to make an address look like another one. Else null.
 */
export function frameAddress(text: string, here: string): FrameAddress | null {
  if (!URL.canParse(text, here)) return null
  const { href, origin, protocol, username, password } = new URL(text, here)
  if (username !== '' || password !== '') return null
  if (origin === here) return { url: href, origin: 'null', own: true }
  return protocol === 'https:' ? { url: href, origin, own: false } : null
}

/**
 * Hears a frame, and only where it is really that frame, with the page that was opened in it, that speaks.
 * @param frame as it is when something is said
 * @returns a function that hears no more
 */
export function hearFrame(
  frame: () => HTMLIFrameElement | null,
  { origin }: Pick<FrameAddress, 'origin'>,
  onMessage: (data: unknown) => void,
): () => void {
  const listen = (event: MessageEvent) => {
    if (event.origin !== origin || !event.source) return
    if (event.source === frame()?.contentWindow) onMessage(event.data)
  }
  addEventListener('message', listen)
  return () => removeEventListener('message', listen)
}
