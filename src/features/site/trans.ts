import { useLingui } from '@lingui/react'
import { TransNoContext, type TransProps } from '@lingui/react/server'
import { createElement } from 'react'

/**
 * What the `Trans` macro becomes (lingui.config.ts). Lingui's own one lies beside its provider, so
 * that every first page would carry it; few show a sentence with markup in it.
 */
export const Trans = (props: TransProps) =>
  createElement(TransNoContext, { ...props, lingui: useLingui() })
