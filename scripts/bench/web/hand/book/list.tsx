import type { FileRef } from '../api.ts'
import { dateText, Status, Text, Thumbnail } from '../list/cells.tsx'
import type { ListDefinition } from '../list/list-definition.ts'
import { ListScreen } from '../list/list-screen.tsx'

interface Book {
  id: number
  bookDisplayImage: FileRef | null
  title: string
  author: string | null
  shortDescription: string
  price: number | null
  recommended: boolean
  active: boolean
  creationDate: string
}

/** The first fifty letters of a rich text, without its markup. */
const beginning = (html: string | null): string => {
  const text =
    html
      ?.replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim() || 'Anonymous'
  return text.length > 50 ? `${text.slice(0, 50)}…` : text
}

const definition: ListDefinition<Book> = {
  title: 'Books',
  path: '/book',
  question: 'Delete this book?',
  nameOf: ({ title }) => title,
  request: {
    resource: 'book',
    params: { languageCode: 'bn', isPdf: 'true' },
    searches: [
      { param: 'title', label: 'Title' },
      { param: 'author', label: 'Author' },
      { param: 'shortDescription', label: 'Short Description' },
    ],
    filter: {
      label: 'Filter',
      choices: [
        { label: 'All', params: {} },
        { label: 'Recommended', params: { recommended: 'true' } },
        { label: 'Not Recommended', params: { recommended: 'false' } },
        { label: 'Active', params: { active: 'true' } },
        { label: 'Inactive', params: { active: 'false' } },
      ],
    },
  },
  columns: [
    { field: 'image', heading: 'Image', width: 90, cell: (row) => <Thumbnail file={row.bookDisplayImage} /> },
    { field: 'title', heading: 'Title', width: 112, share: 2, cell: (row) => <Text>{row.title}</Text> },
    {
      field: 'author',
      heading: 'Author',
      width: 112,
      share: 3,
      cell: (row) => <Text>{beginning(row.author)}</Text>,
    },
    {
      field: 'short',
      heading: 'Short Description',
      width: 160,
      share: 2,
      cell: (row) => <Text>{row.shortDescription}</Text>,
    },
    { field: 'price', heading: 'Price', width: 100, sortBy: 'price', cell: (row) => row.price },
    {
      field: 'recommended',
      heading: 'Recommended',
      width: 130,
      cell: (row) => (row.recommended ? 'Yes' : 'No'),
    },
    { field: 'active', heading: 'Status', width: 110, cell: (row) => <Status active={row.active} /> },
    {
      field: 'created',
      heading: 'Created At',
      width: 132,
      sortBy: 'creationDate',
      cell: (row) => dateText(row.creationDate),
    },
  ],
}

/** The list of books. */
export const BookList = () => <ListScreen key='book' {...definition} />
