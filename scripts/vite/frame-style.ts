import type { PaletteOptions } from '@mui/material/styles'
import { DRAWER_WIDTH } from '../../src/console/shell/drawer/drawer-paper.ts'
import { palettes, themeNames } from '../../src/console/shell/theme/palettes.ts'
import { breakpoints } from '../../src/console/ui/styles/breakpoints.ts'

const variables = (name: keyof typeof palettes): string => {
  const { background, divider, text, primary, sidebar, mode }: PaletteOptions = palettes[name]
  const main = primary && 'main' in primary ? primary.main : ''
  const values = {
    page: background?.default,
    paper: background?.paper,
    line: divider,
    text: text?.primary,
    primary: main,
    side: sidebar?.background,
    'side-text': sidebar?.text,
    'side-line': sidebar?.border,
  }
  const all = Object.entries(values).map(([key, value]) => `--frame-${key}:${String(value)}`)
  return `html${name === themeNames[0] ? '' : `[data-theme=${name}]`}{color-scheme:${mode};${all.join(';')}}`
}

/**
 * The style of the initial frame, shown before any code is loaded: the console's sidebar, bar and page in the six
 * themes' colours and the layout's measures, so that nothing moves when the console replaces it.
 */
export const frameStyle = (): string =>
  [
    ...themeNames.map(variables),
    'body{margin:0;background:var(--frame-page);color:var(--frame-text);font:400 14px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif}',
    '.frame{display:none;min-height:100vh}',
    'html[data-frame=on] .frame{display:flex}',
    '.frame i,.frame-lines i{display:block;border-radius:8px}',
    `.frame-side{display:none;box-sizing:border-box;width:${DRAWER_WIDTH}px;flex:none;padding:16px 20px;background:var(--frame-side);color:var(--frame-side-text);border-inline-end:1px solid var(--frame-side-line)}`,
    '.frame-name{display:flex;align-items:center;gap:12px;font-size:16px;font-weight:600;line-height:1.2}',
    '.frame-side i{height:12px;margin:28px 4px 0;background:currentColor;opacity:.12}',
    '.frame-side i:nth-of-type(3n){width:55%}.frame-side i:nth-of-type(3n+1){width:70%}.frame-side i:nth-of-type(3n+2){width:40%}',
    '.frame-main{flex:1;min-width:0}',
    '.frame-bar{position:relative;height:64px;background:var(--frame-paper);border-bottom:1px solid var(--frame-line);overflow:hidden}',
    '.frame-bar::after{content:"";display:block;width:40%;height:2px;background:var(--frame-primary);animation:frame-run 1.2s linear infinite;animation-delay:.3s;translate:-100% 0}',
    // The menu button, if the menu itself is hidden; mirrored with the bar.
    '.frame-bar svg{position:absolute;top:20px;left:4px}',
    'html[dir=rtl] .frame-bar{scale:-1 1}',
    '@keyframes frame-run{to{translate:350% 0}}',
    '@media (prefers-reduced-motion:reduce){.frame-bar::after{animation:none}}',
    '.frame-page{padding:16px}',
    '.frame-page .frame-title{width:180px;height:24px;margin:4px 0 40px;background:var(--frame-text);opacity:.1}',
    '.frame-page .frame-card{height:60vh;background:var(--frame-paper);border:1px solid var(--frame-line)}',
    '.frame-failed{display:none;padding:24px;font-weight:600}',
    'html[data-failed] .frame-failed{display:block}',
    `@media (min-width:${breakpoints.sm}px){.frame-page{padding:24px}.frame-bar svg{left:20px}}`,
    `@media (min-width:${breakpoints.lg}px){.frame-side{display:block}.frame-bar svg{display:none}}`,
  ].join('')
