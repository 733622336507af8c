// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { storedOfPaste, wordStyles } from '../../../../support/content/pasted.ts'

describe('invisible parts of a document', () => {
  it.each([
    [
      'comments of Word',
      `<p class=MsoNormal><a style='mso-comment-reference:AB_1;mso-comment-date:20240101T1000'>Seen</a><span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[AB1]</a><![endif]><span style='mso-special-character:comment'>&nbsp;</span></span></span></p><div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><span style='mso-comment-author:"A B"'></span><a name="_msocom_1"></a><p class=MsoCommentText>Private<o:p></o:p></p></div></div></div>`,
      '<p>Seen</p>',
    ],
    [
      'a link to a comment alone',
      '<p>Seen<a href="#_msocom_2">[B2]</a> and <a href="file:///C:/doc.htm#_msocom_3">[B3]</a></p>',
      '<p>Seen and</p>',
    ],
    [
      'hidden text',
      "<p>Seen <span style='display:none;mso-hide:all'>Private</span></p><p style='mso-hide:all'>Private</p><p style='visibility: hidden'>Private</p><div hidden>Private</div>",
      '<p>Seen</p>',
    ],
    [
      'text hidden by a style',
      `${wordStyles('span.Note {mso-style-name:Note; display:none; mso-hide:all;} @media print { p {display:none} }')}<p>Seen <span class=Note>Private</span></p>`,
      '<p>Seen</p>',
    ],
    [
      'tracked deletions',
      '<p>Seen <del cite="mailto:A%20B" datetime="2024-01-01T10:00">Private</del><ins cite="mailto:A%20B" datetime="2024-01-01T10:00">new</ins></p>',
      '<p>Seen new</p>',
    ],
    [
      'comments of Google Docs',
      '<p>Seen<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p><div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Private</span></p></div>',
      '<p>Seen</p>',
    ],
    [
      'links within the document',
      '<p>Seen<a href="#_ftn1" name="_ftnref1">[1]</a> <a name="_Toc1">too</a></p>',
      '<p>Seen[1] too</p>',
    ],
  ])('is not pasted: %s', (_, html, expected) => expect(storedOfPaste(html)).toBe(expected))

  it('text struck out by its author stays struck out', () => {
    expect(storedOfPaste('<p><del>a</del> <s>b</s></p>')).toBe('<p><s>a</s> <s>b</s></p>')
  })
})
