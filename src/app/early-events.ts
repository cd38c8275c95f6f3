/** What a visitor did between the first paint and hydration, kept by the page's first script. */
declare global {
  interface Window {
    foyerEarly?: { events: { type: string; target: EventTarget | null }[]; stop(): void }
  }
}

/**
 * The page's first script, inlined: waits for the first paint, then starts the site; until then it
 * keeps clicks on buttons and submitted forms, so that none is lost. Links work by themselves.
 * `starts` are the addresses of the chunks to fetch at once; the first one is run.
 */
export function firstScript(starts: readonly string[]): string {
  return `(()=>{const events=[],keep=e=>{const t=e.target.closest?.(e.type=='submit'?'form':'button,[role=tab]');if(t){e.preventDefault();events.push({type:e.type,target:t})}},types=['click','submit'];types.forEach(t=>addEventListener(t,keep,true));window.foyerEarly={events,stop(){types.forEach(t=>removeEventListener(t,keep,true))}};const u=${JSON.stringify(starts)};requestAnimationFrame(()=>setTimeout(()=>{for(const h of u.slice(1)){const l=document.createElement('link');l.rel='modulepreload';l.href=h;document.head.append(l)}import(u[0])}))})()`
}

/**
 * Does again, in order, what was done before its listeners were there. Called when every part of
 * the page has its code; React then hydrates whatever an event meets first.
 */
export function replayEarlyEvents(): void {
  const early = window.foyerEarly
  if (!early) return
  early.stop()
  for (const { type, target } of early.events.splice(0)) {
    if (!(target instanceof HTMLElement) || !target.isConnected) continue
    if (type === 'submit') (target as HTMLFormElement).requestSubmit()
    else target.click()
  }
}
