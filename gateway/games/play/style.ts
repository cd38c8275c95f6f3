/** How the page of a sandbox game looks: the brand's own tokens, and the inks of its studio. */
export const playStyle = `
*{box-sizing:border-box}
html{height:100%;color-scheme:dark;scroll-padding-bottom:72px;background:var(--fy-color-bg-canvas)}
html[data-scheme="light"]{color-scheme:light}
body{min-height:100%;margin:0;display:grid;grid-template-columns:minmax(0,1fr);place-items:center;padding:16px;font:16px/1.6 var(--fy-font-family-ui);color:var(--fy-color-text-primary);background:var(--fy-color-bg-canvas);font-variant-numeric:tabular-nums}
main{width:100%;max-width:480px;display:flex;flex-direction:column;gap:12px}
header{display:flex;align-items:center;gap:12px}
header img{width:48px;height:60px;border-radius:8px;object-fit:cover;background:var(--fy-color-bg-sunken)}
header div{min-width:0;flex:1}
h1{margin:0;font-size:18px;line-height:1.5;overflow-wrap:break-word}
.over{text-align:center}
.quiet{margin:0;font-size:14px;color:var(--fy-color-text-secondary)}
.sprite{position:absolute;width:0;height:0}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.balance{display:flex;justify-content:space-between;gap:12px;margin:0;padding:8px 16px;border-radius:10px;background:var(--fy-color-bg-surface)}
.balance b{font-weight:600;color:var(--fy-color-text-value)}
.cabinet{position:relative;display:flex;flex-direction:column;align-items:center;gap:12px;padding:28px 16px 12px;border-radius:14px;background:var(--fy-color-bg-sunken);border:1px solid var(--fy-color-border-default);text-align:center}
.crest{position:absolute;inset:6px 16px auto;width:calc(100% - 32px);height:16px}
.crest path{fill:none;stroke:var(--fy-color-value-500)}
#stage{width:100%;display:grid;place-items:center;gap:12px}
.reels{--cell:min(96px,calc((100vw - 96px)/3));position:relative;display:flex;gap:6px;padding:6px;border-radius:14px;background:var(--ink);border:1px solid var(--fy-color-value-600)}
.reel{width:var(--cell);height:calc(var(--cell)*3);overflow:hidden;border-radius:8px;background:var(--ground)}
.cell{display:grid;place-items:center;height:var(--cell);border-bottom:1px solid var(--ground2)}
.cell svg{width:86%;height:86%}
.reel.turning .strip{animation:turn .42s linear infinite}
.reel.landing .strip{animation:land .26s cubic-bezier(.2,.9,.3,1)}
@keyframes turn{from{transform:translateY(calc(var(--cell)*-6))}to{transform:translateY(0)}}
@keyframes land{from{transform:translateY(-14px)}60%{transform:translateY(4px)}to{transform:none}}
.cell.hit{background:var(--ground2);box-shadow:inset 0 0 0 3px var(--light)}
.cabinet.won .cell.hit svg{animation:pulse .5s ease-in-out 2}
@keyframes pulse{50%{transform:scale(1.12)}}
.paylines{position:absolute;inset:6px;width:calc(100% - 12px);height:calc(100% - 12px);fill:none;stroke:var(--light);pointer-events:none}
.paylines polyline{stroke-width:3;vector-effect:non-scaling-stroke;stroke-linejoin:round;opacity:.85}
.pays{display:grid;grid-template-columns:repeat(6,1fr);gap:4px;width:100%;max-width:340px;margin:0}
.pays div{display:flex;flex-direction:column;align-items:center}
.pays dt{display:grid;place-items:center;width:36px;height:36px;border-radius:8px;background:var(--ground)}
.pays svg{width:30px;height:30px}
.pays dd{margin:0;font-size:13px;color:var(--fy-color-text-secondary)}
.hand{display:grid;grid-template-columns:72px 1fr 72px;align-items:center;gap:8px;width:100%;min-height:104px}
.hand b{text-align:start;overflow-wrap:break-word}
.held{display:flex;justify-content:center;gap:8px}
.points{text-align:end;color:var(--fy-color-text-secondary);font-size:14px}
.card{position:relative;flex:0 1 68px;min-width:44px;aspect-ratio:17/24;border-radius:8px;background:#fdfaf4;color:#201a1a;border:1px solid var(--ink)}
.card.red{color:#a3122b}
.card b{position:absolute;inset:4px auto auto 7px;font-size:20px;line-height:1.1;font-weight:600}
.card svg{position:absolute;inset:auto 10% 8% auto;width:56%;height:auto;aspect-ratio:1;fill:currentColor}
.card.down{background:var(--ground);box-shadow:inset 0 0 0 4px var(--ground),inset 0 0 0 5px var(--light)}
.card.down svg{inset:18%;width:64%}
.card.new{animation:deal .22s ease-out backwards}
.card.new:nth-child(2){animation-delay:.14s}
.card.new:nth-child(3){animation-delay:.28s}
@keyframes deal{from{opacity:0;transform:translateY(-8px)}}
.urn{position:relative;display:grid;place-items:center;width:224px;height:224px;border-radius:50%;background:var(--ground);box-shadow:inset 0 0 0 6px var(--ground2),inset 0 0 0 7px var(--light)}
.urn svg{position:absolute;width:78%;height:78%;opacity:.35}
.ball{position:relative;display:grid;place-items:center;width:112px;height:112px;border-radius:50%;background:#fdfaf4;color:#201a1a;font-size:60px;line-height:1;font-weight:600;border:4px solid var(--light)}
.ball.turning{color:#6c5961}
.cabinet.won .ball{animation:pulse .5s ease-in-out 2}
#result{min-height:32px;margin:0;text-align:center;font-weight:600;line-height:2}
#result.won{font-size:20px;line-height:1.6;color:var(--fy-color-text-value)}
fieldset{margin:0;padding:0;border:0;min-width:0}
legend{padding:0;margin-bottom:6px;font-size:14px;color:var(--fy-color-text-secondary)}
.choices{display:grid;grid-template-columns:repeat(5,1fr);gap:8px}
.choices label{position:relative}
.choices input{position:absolute;opacity:0;inset:0;width:100%;height:100%;margin:0;cursor:pointer}
.choices span{display:grid;place-items:center;min-height:44px;padding:0 4px;border:1px solid var(--fy-color-border-control);border-radius:10px;font-size:15px}
.choices input:hover+span{background:var(--fy-color-bg-hover)}
.choices input:checked+span{background:var(--fy-color-bg-selected);border-color:var(--fy-color-border-accent);box-shadow:inset 0 0 0 1px var(--fy-color-border-accent);font-weight:600}
.choices input:focus-visible+span{outline:3px solid var(--fy-color-border-focus);outline-offset:2px}
form{display:contents}
#play{position:sticky;bottom:8px;z-index:1}
button{min-height:52px;border:0;border-radius:10px;font:inherit;font-weight:600;font-size:17px;cursor:pointer;background:var(--fy-color-action-primary-bg);color:var(--fy-color-action-primary-fg);box-shadow:0 2px 0 var(--fy-color-action-primary-edge)}
button:hover{background:var(--fy-color-action-primary-hover)}
button:active{transform:translateY(2px);box-shadow:none}
button[aria-disabled="true"]{background:var(--fy-color-bg-pressed);color:var(--fy-color-text-secondary);box-shadow:none;transform:none;cursor:default}
button:focus-visible{outline:3px solid var(--fy-color-border-focus);outline-offset:2px}
@media(max-height:820px){.reels{--cell:min(84px,calc((100vw - 96px)/3))}}
@media(max-height:720px){.cabinet{padding-block:24px 8px}.reels{--cell:min(76px,calc((100vw - 96px)/3))}.urn{width:168px;height:168px}.hand{min-height:88px}}
@media(max-height:650px){body{padding-block:8px}main{gap:8px}header img{display:none}h1{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.balance{padding-block:2px}.cabinet{gap:8px;padding-block:22px 6px}.reels{--cell:min(58px,calc((100vw - 96px)/3))}.pays dt{width:28px;height:28px}.pays svg{width:24px;height:24px}.urn{width:120px;height:120px}.ball{width:80px;height:80px;font-size:44px}.hand{min-height:84px}.card{flex-basis:56px}legend{margin-bottom:2px}}
@media(max-width:380px){.cabinet{padding-inline:8px}.hand{grid-template-columns:60px 1fr 60px;gap:4px}.card{min-width:36px}}
@media(max-height:480px) and (min-width:560px){main{display:grid;grid-template-columns:1fr 1fr;align-items:center;max-width:860px;column-gap:16px}.cabinet{grid-column:1;grid-row:1/span 6}header,.balance,#result,fieldset,#play{grid-column:2}}
@media(prefers-reduced-motion:reduce){*{animation:none!important}}
@media(forced-colors:active){.reel,.card,.ball,.urn,button{border:1px solid}.cell.hit{outline:3px solid Highlight;outline-offset:-3px}.choices input:checked+span{outline:2px solid Highlight}}
`
