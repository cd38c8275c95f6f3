import { copyText } from '#platform/index.ts'
import { useState } from 'react'

/** Copies a text, and knows whether it did. */
export function useCopy(text: string): { copied: boolean; onCopy(): void } {
  const [copied, setCopied] = useState<string | null>(null)
  return {
    copied: copied === text,
    onCopy: () => void copyText(text).then((done) => setCopied(done ? text : null)),
  }
}
