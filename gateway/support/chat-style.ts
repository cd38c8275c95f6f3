/** How the window of a room looks, in the brand's own tokens [23a, 23c]. */
export const roomStyle = `
*{box-sizing:border-box}
html{height:100%;color-scheme:dark;background:var(--fy-color-bg-surface)}
html[data-scheme="light"]{color-scheme:light}
body{height:100%;margin:0;display:flex;flex-direction:column;font:15px/1.6 var(--fy-font-family-ui);color:var(--fy-color-text-primary);background:var(--fy-color-bg-surface)}
header{display:flex;align-items:center;gap:12px;padding:14px 16px;background:var(--fy-color-chat-bg);color:var(--fy-color-chat-fg)}
header h1{margin:0;font-size:16px;line-height:1.5}
header p{margin:0;font-size:13px}
header svg{flex:none;width:40px;height:40px;padding:10px;border-radius:50%;background:rgb(255 255 255/.16)}
.simulated{margin:0;padding:12px 16px 0;text-align:center;font-size:13px;color:var(--fy-color-text-secondary)}
main{position:relative;flex:1;min-height:0;display:flex;flex-direction:column}
#log{flex:1;min-height:0;overflow-y:auto;overscroll-behavior:contain;margin:0;padding:16px;list-style:none;display:flex;flex-direction:column;gap:10px}
#log li{max-width:78%;align-self:flex-start;display:flex;flex-direction:column}
#log li.own{align-self:flex-end}
#log li.time{align-self:center;max-width:none;font-size:13px;color:var(--fy-color-text-secondary);font-variant-numeric:tabular-nums}
#log li.own{align-items:flex-end}
#log .name{font-size:13px;color:var(--fy-color-text-secondary);padding-inline:4px}
#log .host .name{color:var(--fy-color-chat-tint-fg)}
#log .text{margin:0;padding:8px 14px;border-radius:14px;background:var(--fy-color-bg-hover);white-space:pre-wrap;overflow-wrap:anywhere;width:fit-content;max-width:100%}
#log .own .text{background:var(--fy-color-chat-bg);color:var(--fy-color-chat-fg);border-end-end-radius:4px}
#log .host .text,#log .other .text{border-end-start-radius:4px}
#log [data-pending]:not(.failed) .text{opacity:.7}
.again{min-height:44px;border:0;background:none;padding:0 4px;font:inherit;font-size:13px;color:var(--fy-color-status-negative-fg);text-decoration:underline;cursor:pointer}
#empty{position:absolute;inset:0;margin:0;display:grid;place-items:center;padding:24px;text-align:center;color:var(--fy-color-text-secondary);pointer-events:none}
#empty[hidden],#note[hidden],#quick[hidden]{display:none}
#note{margin:0;padding:8px 16px;font-size:13px;color:var(--fy-color-chat-tint-fg);background:var(--fy-color-chat-tint)}
#quick{display:flex;gap:8px;overflow-x:auto;padding:4px 16px 12px}
#quick button{flex:none;min-height:36px;padding:0 14px;border:1px solid var(--fy-color-border-default);border-radius:999px;background:none;color:inherit;font:inherit;font-size:14px;cursor:pointer}
#quick button:hover{background:var(--fy-color-bg-hover)}
@media(pointer:coarse){#quick button{min-height:44px}}
form{display:flex;flex-wrap:wrap;align-items:flex-end;gap:8px;padding:10px 16px;padding-bottom:max(10px,env(safe-area-inset-bottom));border-top:1px solid var(--fy-color-border-subtle)}
textarea{flex:1;min-width:0;min-height:48px;max-height:120px;resize:none;padding:10px 14px;border:1px solid var(--fy-color-border-control);border-radius:10px;background:var(--fy-color-bg-canvas);color:inherit;font:inherit;font-size:16px}
textarea[aria-invalid]{border-color:var(--fy-color-status-negative-fg)}
#left{flex-basis:100%;margin:0;text-align:end;font-size:13px;color:var(--fy-color-text-secondary)}
#left[hidden]{display:none}
textarea[aria-invalid]~#left{font-weight:600;color:var(--fy-color-status-negative-fg)}
textarea::placeholder{color:var(--fy-color-text-secondary);opacity:1}
form button{flex:none;width:48px;height:48px;border:0;border-radius:10px;background:none;color:inherit;cursor:pointer;display:grid;place-items:center}
form button:hover{background:var(--fy-color-bg-hover)}
form button:disabled{opacity:.5;cursor:default}
:focus-visible{outline:3px solid var(--fy-color-border-focus);outline-offset:2px}
textarea:focus-visible{outline-offset:0}
#log:focus-visible{outline-offset:-3px}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@media(forced-colors:active){#log .text,#note,header{border:1px solid}}
`
