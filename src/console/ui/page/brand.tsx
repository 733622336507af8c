import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon'

/** The console's logo: an eight-pointed star around an open book. */
export const Logo = (props: SvgIconProps) => (
  <SvgIcon viewBox='0 0 48 48' aria-hidden {...props}>
    <path
      fill='currentColor'
      d='M24 2l6.4 6.6 9.2-.2-.2 9.2L46 24l-6.6 6.4.2 9.2-9.2-.2L24 46l-6.4-6.6-9.2.2.2-9.2L2 24l6.6-6.4-.2-9.2 9.2.2z'
    />
    <path
      fill='#fff'
      d='M23 18.2c-2.4-1.7-5.4-2.4-9-2.2v14.4c3.6-.2 6.6.5 9 2.2zM25 18.2c2.4-1.7 5.4-2.4 9-2.2v14.4c-3.6-.2-6.6.5-9 2.2z'
    />
  </SvgIcon>
)

/** The foundation's name, from the page's `foundation-name` meta tag, which the server fills in. */
export const foundationName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="foundation-name"]')?.content.trim() || 'Foundation'

/** The document title: the page and foundation name, or the foundation name and "admin dashboard" without a page. */
export const documentTitle = (page?: string): string =>
  page === undefined ? `${foundationName()} admin dashboard` : `${page} · ${foundationName()}`
