import { type AnchorHTMLAttributes, useLayoutEffect } from 'react'
import { useNavigate } from 'react-router-dom'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string }

/**
 * A link within the console as a plain element, which `FollowLinks` follows. For places with dozens of them: each link of
 * the router would be drawn again at every step of every navigation. For pages that stand ready, too: a link of the router
 * that has led to one does not know that yet at the second press of a double click, and would leave a second entry in the
 * history.
 */
export const PlainLink = ({ to, ...props }: Props) => <a {...props} href={to} data-follow='' />

/** Whether a click follows a link in this window. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** Leads to where a plain link points without loading the page anew; another tab or window is the browser's. */
export const FollowLinks = () => {
  const navigate = useNavigate()
  // Before the links are seen: who presses one at once would have the browser load the page anew.
  useLayoutEffect(() => {
    const follow = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a[data-follow]') : null
      const to = link?.getAttribute('href')
      if (!to || event.defaultPrevented || !isPlainClick(event)) return
      event.preventDefault()
      const { pathname, search, hash } = window.location
      void navigate(to, { replace: to === pathname + search + hash })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
  return null
}
