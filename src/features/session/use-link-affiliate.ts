import { useWiring } from '#client/index.ts'
import { affiliate } from '#contract/index.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** The agent's code that a link carries. */
export interface LinkAffiliate {
  /** `none`: there is none, or it is nobody's, and the form asks. */
  status: 'none' | 'checking' | 'right'
  /** The code once it is known to be right; null without one. */
  settled(): Promise<string | null>
}

/**
 * Checks the code of a link while somebody fills in the form (section 2). One that is wrong, or that
 * nobody could check, stops nobody: they only see the field for it.
 * @param code '' for none
 */
export function useLinkAffiliate(code: string, domain: string): LinkAffiliate {
  const { client } = useWiring()
  const [checked, setChecked] = useState<{ code: string; right: boolean } | null>(null)
  const check = useRef<Promise<string | null>>(Promise.resolve(null))
  const ask = useEffectEvent(async () => {
    try {
      await client.send(affiliate, { code, domain })
      return code
    } catch {
      return null
    }
  })
  useEffect(() => {
    if (code === '') return
    let current = true
    check.current = ask().then((right) => {
      if (current) setChecked({ code, right: right !== null })
      return right
    })
    return () => {
      current = false
    }
  }, [code])

  const known = checked?.code === code ? checked : null
  return {
    status: code === '' || known?.right === false ? 'none' : known ? 'right' : 'checking',
    settled: () => (code === '' ? Promise.resolve(null) : check.current),
  }
}
