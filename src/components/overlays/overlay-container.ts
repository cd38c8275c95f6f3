import { createContext } from 'react'

/** Where dialogs and sheets are put. @default the end of the page */
export const OverlayContainer = createContext<Element | null>(null)
