import type {
  ArticleCategoryCreate,
  ArticleCategoryOne,
  ArticleCategoryPage,
  ArticleCategoryTotal,
  ArticleCategoryUpdate,
  Created,
  Done,
  ListArticleCategoryParams,
  TotalArticleCategoryParams
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of article categories, newest first unless asked otherwise.
 * @summary List article categories
 */
export const listArticleCategory = (
    params?: ListArticleCategoryParams,
 options?: SecondParameter<typeof request>,) => {


      return request<ArticleCategoryPage>(
      {url: `/api/article-category/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * Every article category without paging. Any signed-in admin may ask, since forms of other modules offer it.
 * @summary All article categories, for drop-downs
 */
export const totalArticleCategory = (
    params?: TotalArticleCategoryParams,
 options?: SecondParameter<typeof request>,) => {


      return request<ArticleCategoryTotal>(
      {url: `/api/article-category/total`, method: 'GET',
        params
    },
      options);
    }


/**
 * The category with this number.
 * @summary One article category
 */
export const getArticleCategory = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<ArticleCategoryOne>(
      {url: `/api/article-category/id/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      options);
    }


/**
 * Stores a new category and answers its number.
 * @summary Create an article category
 */
export const createArticleCategory = (
    articleCategoryCreate: BodyType<ArticleCategoryCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/article-category/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: articleCategoryCreate
    },
      options);
    }


/**
 * Replaces the listed properties of the category; one that is absent is emptied.
 * @summary Update an article category
 */
export const updateArticleCategory = (
    articleCategoryUpdate: BodyType<ArticleCategoryUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/article-category/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: articleCategoryUpdate
    },
      options);
    }


/**
 * Deletes the category; 409 while an article belongs to it.
 * @summary Delete an article category
 */
export const deleteArticleCategory = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/article-category/delete/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      options);
    }


