import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useTheme } from '@mui/material/styles'
import { useRtl } from '@mui/system/RtlProvider'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { changeLanguage, startI18n } from '../../../../src/console/i18n/i18n.ts'
import { AppThemeProvider } from '../../../../src/console/shell/theme/app-theme-provider.tsx'

beforeAll(() => startI18n('en'))
afterAll(() => changeLanguage('en'))

const Said = () => (
  <>
    <p>{`${useTheme().direction} ${useRtl() ? 'rtl' : 'ltr'}`}</p>
    <Box component='input' aria-label='Name' sx={{ ml: 2, textAlign: 'left', userSelect: 'none' }} />
  </>
)

const looks = () => {
  const { marginLeft, marginRight, textAlign } = getComputedStyle(screen.getByRole('textbox'))
  return { marginLeft, marginRight, textAlign, dir: document.documentElement.dir }
}

it('the interface changes direction with its language, and typed text stays', async () => {
  render(
    <AppThemeProvider>
      <Said />
    </AppThemeProvider>,
  )
  const english = { marginLeft: '8px', marginRight: '0px', textAlign: 'left', dir: 'ltr' }
  expect(screen.getByText('ltr ltr')).toBeVisible()
  expect(looks()).toEqual(english)
  const input = screen.getByRole('textbox')
  await userEvent.type(input, 'half a word')

  await act(() => changeLanguage('ar'))
  expect(screen.getByText('rtl rtl')).toBeVisible()
  expect(looks()).toEqual({ marginLeft: '0px', marginRight: '8px', textAlign: 'right', dir: 'rtl' })
  expect(screen.getByRole('textbox')).toBe(input)
  expect(input).toHaveValue('half a word')

  await act(() => changeLanguage('en'))
  expect(screen.getByText('ltr ltr')).toBeVisible()
  expect(looks()).toEqual(english)
  expect(input).toHaveValue('half a word')
})

it('nothing is mirrored before a stored right-to-left language has loaded', async () => {
  document.documentElement.dir = 'rtl'
  const seen: string[] = []
  const watch = new MutationObserver(() => seen.push(document.documentElement.dir))
  watch.observe(document.documentElement, { attributeFilter: ['dir'] })
  await startI18n('ar')
  watch.disconnect()
  expect([...seen, document.documentElement.dir]).not.toContain('ltr')
})

it('a number is aligned with its label, a text with the start of its language', async () => {
  await changeLanguage('ar')
  render(
    <AppThemeProvider>
      <OutlinedInput inputProps={{ 'aria-label': 'Pages', dir: 'ltr' }} />
      <OutlinedInput inputProps={{ 'aria-label': 'Title', dir: 'ltr', lang: 'en' }} />
    </AppThemeProvider>,
  )
  const alignment = (name: string) => getComputedStyle(screen.getByRole('textbox', { name })).textAlign
  expect(alignment('Pages')).toBe('end')
  expect(alignment('Title')).not.toBe('end')
})
