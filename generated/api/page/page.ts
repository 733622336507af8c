import type {
  Created,
  Done,
  GetPageByTagParams,
  PageOne,
  PageSectionCreate,
  PageSectionOne,
  PageSectionUpdate,
  PageTag,
  PlainPageSectionCreate,
  PlainPageSectionUpdate
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * The section with this number; 404 when it belongs to another page.
 * @summary One section of a page
 */
export const getPageSection = (
    pageId: number,
    sectionId: number,
 options?: SecondParameter<typeof request>,) => {


      return request<PageSectionOne>(
      {url: `/api/page/${encodeURIComponent(String(pageId))}/section/id/${encodeURIComponent(String(sectionId))}`, method: 'GET'
    },
      options);
    }


/**
 * The section with this number and its texts in every language.
 * @summary One section, for its form
 */
export const getPageSectionForUpdate = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<PageSectionOne>(
      {url: `/api/page-translation/section-update/id/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      options);
    }


/**
 * Stores a new section of the page, with texts per language, and answers its number. Pages differ in what a section needs, so no property is required here; but a section without both `title` and `titles` answers 422.
 * @summary Add a section
 */
export const createPageSection = (
    pageId: number,
    pageSectionCreate: BodyType<PageSectionCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/page-translation/${encodeURIComponent(String(pageId))}/section/add`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: pageSectionCreate
    },
      options);
    }


/**
 * Replaces the listed properties of the section; one that is absent is emptied. Pages differ in what a section needs, so no property is required here; but a section without both `title` and `titles` answers 422.
 * @summary Update a section
 */
export const updatePageSection = (
    pageId: number,
    pageSectionUpdate: BodyType<PageSectionUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/page-translation/${encodeURIComponent(String(pageId))}/section/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: pageSectionUpdate
    },
      options);
    }


/**
 * Deletes the section; 404 when it belongs to another page.
 * @summary Delete a section
 */
export const deletePageSection = (
    pageId: number,
    sectionId: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/page-translation/${encodeURIComponent(String(pageId))}/delete/${encodeURIComponent(String(sectionId))}`, method: 'DELETE'
    },
      options);
    }


/**
 * The page of this tag with its sections. A section whose title or content is written only per language answers them in the language asked for. Who writes sections needs it too, for the number of the page.
 * @summary A page by its tag
 */
export const getPageByTag = (
    tag: PageTag,
    params?: GetPageByTagParams,
 options?: SecondParameter<typeof request>,) => {


      return request<PageOne>(
      {url: `/api/page-translation/tag/${encodeURIComponent(String(tag))}`, method: 'GET',
        params
    },
      options);
    }


/**
 * Stores a new section of the page and answers its number.
 * @summary Add a section without texts per language
 */
export const createPlainPageSection = (
    pageId: number,
    plainPageSectionCreate: BodyType<PlainPageSectionCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/page/${encodeURIComponent(String(pageId))}/section/add`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: plainPageSectionCreate
    },
      options);
    }


/**
 * Replaces the listed properties of the section; one that is absent is emptied. Texts per language stay.
 * @summary Update a section, its texts per language aside
 */
export const updatePlainPageSection = (
    pageId: number,
    plainPageSectionUpdate: BodyType<PlainPageSectionUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/page/${encodeURIComponent(String(pageId))}/section/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: plainPageSectionUpdate
    },
      options);
    }


