import { useService } from '#features/support/use-service.ts'
import { useOverlays } from './overlays/overlays.tsx'

/** Opens customer service in its window, or says why not. */
export function useOpenService(): () => void {
  const overlays = useOverlays()
  return useService((service) => overlays.open('service', { service })).open
}
