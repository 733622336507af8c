import { foundationName } from '../../ui/page/foundation-name.ts'
import { Logo } from '../../ui/page/logo.tsx'

/** The sidebar of the frame that the page shows before any code is there, and still does in the console's first picture. */
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
