import { fireEvent, render, screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CellView } from '../../../src/console/engine/list/views/cell-view.tsx'
import { changeLanguage, startI18n } from '../../../src/console/i18n/i18n.ts'

beforeAll(async () => {
  await startI18n('en')
  await changeLanguage('bn')
})
afterAll(() => changeLanguage('en'))

it('a damaged picture is replaced by the default one, with a message in the current language', () => {
  const cover = { id: 1, fileUrl: '/files/a/cover.png', fileName: 'cover.png' }
  render(<CellView column={{ field: 'cover', cell: 'image' }} row={{ cover }} rows={[]} />)
  fireEvent.error(screen.getByRole('img', { name: 'cover.png' }))
  expect(screen.getByRole('img', { name: 'ছবিটি নষ্ট!' })).toHaveAttribute('src', '/static/default-image.png')
})
