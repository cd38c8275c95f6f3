/** How the page of a sandbox game looks, in the brand's own tokens. */
export const playStyle = `
*{box-sizing:border-box}
html{height:100%;color-scheme:dark;background:var(--fy-color-bg-canvas)}
html[data-scheme="light"]{color-scheme:light}
body{min-height:100%;margin:0;display:grid;place-items:center;padding:16px;font:16px/1.6 var(--fy-font-family-ui);color:var(--fy-color-text-primary);background:var(--fy-color-bg-canvas);font-variant-numeric:tabular-nums}
main{width:100%;max-width:520px;display:flex;flex-direction:column;gap:16px}
header{display:flex;align-items:center;gap:14px}
header img{width:56px;height:70px;border-radius:10px;object-fit:cover;background:var(--fy-color-bg-sunken)}
h1{margin:0;font-size:20px;line-height:1.5;overflow-wrap:break-word}
.quiet{margin:0;font-size:14px;color:var(--fy-color-text-secondary)}
.balance{display:flex;justify-content:space-between;gap:12px;padding:12px 16px;border-radius:14px;background:var(--fy-color-bg-surface)}
.balance output{font-weight:600;color:var(--fy-color-text-value)}
#stage{min-height:252px;padding:16px;border-radius:14px;background:var(--fy-color-bg-sunken);display:grid;place-items:center;gap:12px}
.reels{display:grid;grid-template-columns:repeat(3,minmax(0,88px));gap:8px}
.reels span{display:grid;place-items:center;height:68px;border-radius:10px;background:var(--fy-color-bg-surface);font-size:14px;border:2px solid transparent;text-align:center;padding:2px}
.reels span.hit{border-color:var(--fy-color-border-focus)}
.hand{display:flex;align-items:center;gap:12px;width:100%}
.hand b{flex:0 0 72px}
.card{display:inline-grid;place-items:center;width:52px;height:72px;border-radius:8px;background:#fff;color:#201a1a;font-weight:600;font-size:20px;margin-inline-end:6px}
.card.red{color:#a3122b}
.ball{display:grid;place-items:center;width:112px;height:112px;border-radius:50%;background:var(--fy-color-bg-surface);font-size:56px;font-weight:600}
#result{min-height:28px;margin:0;text-align:center;font-weight:600}
fieldset{margin:0;padding:0;border:0;min-width:0}
legend{padding:0;margin-bottom:6px;font-size:14px;color:var(--fy-color-text-secondary)}
.choices{display:flex;flex-wrap:wrap;gap:8px}
.choices label{position:relative}
.choices input{position:absolute;opacity:0;inset:0;margin:0}
.choices span{display:grid;place-items:center;min-width:48px;min-height:44px;padding:0 12px;border:1px solid var(--fy-color-border-control);border-radius:10px;cursor:pointer}
.choices input:checked+span{background:var(--fy-color-bg-selected);border-color:currentColor;font-weight:600}
.choices input:focus-visible+span{outline:3px solid var(--fy-color-border-focus);outline-offset:2px}
form{display:flex;flex-direction:column;gap:16px}
button{min-height:52px;border:0;border-radius:10px;font:inherit;font-weight:600;font-size:17px;cursor:pointer;background:var(--fy-color-action-primary-bg);color:var(--fy-color-action-primary-fg)}
button[aria-disabled="true"]{opacity:.6;cursor:default}
button:focus-visible{outline:3px solid var(--fy-color-border-focus);outline-offset:2px}
@media(forced-colors:active){.reels span,.card,.ball,button{border:1px solid}}
`
