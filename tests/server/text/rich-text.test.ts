import { afterAll, describe, expect, it } from 'vitest'
import type { JsonObject } from '../../../src/contract/json.ts'
import type { Operation } from '../../../src/server/contract/read-contract.ts'
import type { Schema } from '../../../src/server/contract/schema.ts'
import { createRichText } from '../../../src/server/text/rich-text.ts'

const html: Schema = { type: ['string', 'null'], format: 'html' }
const body: Schema = {
  type: 'object',
  properties: {
    title: { type: 'string' },
    note: html,
    sections: { type: 'array', items: { type: 'object', properties: { text: html } } },
  },
}
const operation = { id: 'createPoem', body } as Operation

describe('rich text of a body', () => {
  const richText = createRichText()
  afterAll(() => richText.close())
  const clean = async (sent: JsonObject): Promise<[boolean, JsonObject]> => [
    await richText.clean(operation, sent),
    sent,
  ]

  it('is cleaned at any depth, other texts are not', async () => {
    const sent = {
      title: '<b onclick="x()">a</b>',
      note: '<p onclick="x()">a</p>',
      sections: [{ text: 'plain' }, { text: '<script>x()</script><p>b</p>' }],
    }
    expect(await clean(sent)).toEqual([
      true,
      {
        title: '<b onclick="x()">a</b>',
        note: '<p>a</p>',
        sections: [{ text: 'plain' }, { text: '<p>b</p>' }],
      },
    ])
  })

  it('stays as it is when it is clean already', async () => {
    expect(await clean({ note: '<p>a</p>' })).toEqual([false, { note: '<p>a</p>' }])
    expect(await clean({ note: null })).toEqual([false, { note: null }])
    expect(await clean({})).toEqual([false, {}])
  })

  it.each(['<p></p>', '<p>&nbsp;\u200b</p>', '<p><br></p><ul><li> </li></ul>', ' ', '<script>x()</script>'])(
    'becomes empty when it shows nothing: %s',
    async (note) => {
      expect(await clean({ note })).toEqual([true, { note: '' }])
    },
  )

  it.each([
    '<p><img src="/files/a/b.png" /></p>',
    '<hr />',
    '<table><tbody><tr><td></td></tr></tbody></table>',
  ])('stays when it shows something other than text: %s', async (note) => {
    expect((await clean({ note }))[1]).toEqual({ note })
  })

  it('is cleaned in a thread of its own when it is long, and the thread is used again', async () => {
    for (const sign of ['ক', 'খ']) {
      const long = `<p>${sign.repeat(150_000)}</p>`
      expect(await clean({ note: `${long}<script>x()</script>` })).toEqual([true, { note: long }])
    }
  })

  it.each([200, 39_000])('is refused at its place when %i elements lie in each other', async (depth) => {
    const deep = '<div>'.repeat(depth)
    await expect(
      clean({ note: '<p>a</p>', sections: [{ text: 'b' }, { text: deep }] }),
    ).rejects.toMatchObject({
      status: 422,
      errors: [{ path: '/sections/1/text', code: 'text.tooDeep', params: { levels: 100 } }],
    })
  })

  it('is refused at the place where all together are too much for one request', async () => {
    const long = `<p>${'a'.repeat(199_000)}</p>`
    const sections = Array.from({ length: 6 }, () => ({ text: long }))
    await expect(clean({ sections })).rejects.toMatchObject({
      status: 413,
      errors: [{ path: '/sections/5/text' }],
    })
    expect((await clean({ sections: sections.slice(0, 5) }))[0]).toBe(false)
  })
})
