/** Scenes a brand may name in its settings. */
export const sceneNames = ['hall', 'river', 'kites'] as const
export type SceneName = (typeof sceneNames)[number]

type Draw = (uid?: string) => string

/** Fetches a scene's drawing: 3 to 5 kB that no first page waits for. */
export const loadScene = {
  hall: async () => (await import('./scenes/hall.ts')).hall,
  river: async () => (await import('./scenes/river.ts')).river,
  kites: async () => (await import('./scenes/kites.ts')).kites,
} as const satisfies Record<SceneName, () => Promise<Draw>>

/**
 * Scenes at hand while rendering: all of them on the server, so that they are in its page; in a
 * browser those that were fetched.
 */
export const scenesAtHand: Partial<Record<SceneName, Draw>> = import.meta.env.SSR
  ? {
      hall: await loadScene.hall(),
      river: await loadScene.river(),
      kites: await loadScene.kites(),
    }
  : {}
