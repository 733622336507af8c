import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { get, type Translated } from '../api.ts'
import { FileInput } from '../form/file-input.tsx'
import { FormFrame } from '../form/form-frame.tsx'
import { Pair } from '../form/pair.tsx'
import { RichText } from '../form/rich-text.tsx'
import { SwitchInput } from '../form/switch-input.tsx'
import { TextInput } from '../form/text-input.tsx'
import { type Language, languagesQuery, tagsQuery } from '../queries.ts'
import { type Book, bookRecord, checkBook } from './record.ts'

interface TextsProps {
  name: 'titles' | 'shortDescriptions'
  label: string
  languages: readonly Language[]
  start: readonly Translated[] | undefined
  rows?: number
  maxLength: number
}

/** One input for each language. */
const Texts = ({ name, label, languages, start, ...input }: TextsProps) =>
  languages.map((language) => (
    <TextInput
      key={language.id}
      name={`${name}.${language.id}`}
      label={`${label} (${language.name})`}
      lang={language.code}
      start={start?.find(({ languageId }) => languageId === language.id)?.translatedText}
      required
      {...(language.code === 'ar' && { dir: 'rtl' })}
      {...input}
    />
  ))

const TagsInput = ({ start }: { start: readonly string[] }) => {
  const { data = [] } = useQuery(tagsQuery)
  const [tags, setTags] = useState(start)
  return (
    <>
      {tags.map((tag) => (
        <input key={tag} type='hidden' name='tags' value={tag} />
      ))}
      <Autocomplete
        multiple
        options={data.map(({ title }) => title)}
        value={[...tags]}
        onChange={(_, chosen) => setTags(chosen)}
        renderInput={(params) => <TextField {...params} label='Tags' />}
      />
    </>
  )
}

interface FieldsProps {
  id: number | null
  book: Book | null
  languages: readonly Language[]
}

const Fields = ({ id, book, languages }: FieldsProps) => (
  <FormFrame
    title={id === null ? 'Add Book' : 'Update Book'}
    path='/book'
    resource='book'
    id={id}
    check={(form) => checkBook(form, languages, book)}
    toRecord={(form) => bookRecord(form, languages, book)}
  >
    <FileInput
      name='cover'
      label='Image'
      kind='image'
      megabytes={10}
      required
      start={book?.bookDisplayImage ?? null}
    />
    <Texts name='titles' label='Book Title' languages={languages} maxLength={255} start={book?.titles} />
    <Texts
      name='shortDescriptions'
      label='Short Description'
      languages={languages}
      rows={3}
      maxLength={4000}
      start={book?.shortDescriptions}
    />
    <RichText name='author' label='Author' height={200} required start={book?.author ?? null} />
    <Pair>
      <TextInput name='price' label='Price' type='number' start={book?.price} />
      <TextInput name='sortOrder' label='Sort Order' type='number' start={book?.sortOrder} />
    </Pair>
    <TextInput name='orderLink' label='Order Link' type='url' maxLength={2048} start={book?.orderLink} />
    <TagsInput start={book?.tags ?? []} />
    <Pair>
      <FileInput
        name='partialPdf'
        label='Partial PDF File'
        kind='pdf'
        megabytes={90}
        required
        start={book?.partialPdf ?? null}
      />
      <FileInput
        name='pdf'
        label='PDF File'
        kind='pdf'
        megabytes={90}
        required
        start={book?.pdfFile ?? null}
      />
    </Pair>
    <Pair>
      <SwitchInput name='recommended' label='Recommended' start={book?.recommended ?? true} />
      <SwitchInput name='bestSeller' label='Best Seller' start={book?.bestSeller ?? false} />
      <SwitchInput
        name='sirajumMoniraPublication'
        label='Sirajum Monira Publication'
        start={book?.sirajumMoniraPublication ?? false}
      />
      <SwitchInput name='active' label='Active' start={book?.active ?? true} />
    </Pair>
  </FormFrame>
)

/** Adds a book (no id) or changes one. */
export const BookForm = ({ id }: { id: number | null }) => {
  const languages = useQuery(languagesQuery)
  const { data, error } = useQuery({
    queryKey: ['book', 'one', id],
    queryFn: () => get<Book>(`/api/book/id/${id}/for-update`),
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
  })
  const failure = languages.error ?? error
  if (failure) return failure.message
  if (!languages.data || (id !== null && !data)) return null
  return <Fields id={id} book={data ?? null} languages={languages.data} />
}
