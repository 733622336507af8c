import { render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { filesCell } from '../../../src/console/cells/files-cell.tsx'
import { CellView } from '../../../src/console/engine/list/views/cell-view.tsx'
import { startI18n } from '../../../src/console/i18n/i18n.ts'

beforeAll(() => startI18n('en'))

const letter = { fileUrl: '/files/1/letter.pdf', fileName: 'letter.pdf' }
const receipt = { fileUrl: 'https://files.example.org/2/receipt.pdf', fileName: 'receipt.pdf' }
const documents = [
  { title: 'Letter of the school', fileId: 1, file: letter },
  { title: ' ', fileId: 2, file: receipt },
  { title: 'Not uploaded', fileId: 0, file: null },
]

const show = (value: unknown, options = {}) =>
  render(<CellView column={{ field: 'it', cell: 'files', options }} row={{ it: value }} rows={[]} />)

it('each file of a list is a link of its own, in a new tab, by its name', () => {
  show(documents, { label: 'title' })
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Letter of the school', letter.fileUrl],
    ['receipt.pdf', receipt.fileUrl],
  ])
  for (const link of links) expect(link).toHaveAttribute('target', '_blank')
})

it.each([
  ['files themselves', [letter, receipt], {}, 'letter.pdf, receipt.pdf'],
  ['files in their items', documents, {}, 'letter.pdf, receipt.pdf'],
  ['no file', [], {}, 'N/A'],
  ['nothing', null, {}, 'N/A'],
])('as text: %s', (_, value, options, text) => {
  expect(filesCell.text(value, options, {})).toBe(text)
})

it('an address outside the web is no link', () => {
  show([{ fileUrl: 'javascript:alert(1)', fileName: 'trap.pdf' }])
  expect(screen.getByText('trap.pdf')).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
