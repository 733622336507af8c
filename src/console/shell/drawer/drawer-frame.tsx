import { foundationName } from '../../ui/page/foundation-name.ts'
import { Logo } from '../../ui/page/logo.tsx'

/** The sidebar of the initial frame, shown before any code is loaded and in the console's first render. */
export function DrawerFrame() {
  return (
    <div className='frame-side frame-lines' aria-hidden>
      <div className='frame-name'>
        <Logo sx={{ fontSize: 36, color: 'primary.light' }} />
        <span>{foundationName()}</span>
      </div>
      {Array.from({ length: 9 }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of no content
        <i key={line} />
      ))}
    </div>
  )
}
