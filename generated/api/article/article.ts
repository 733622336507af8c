import type {
  ArticleCreate,
  ArticleOne,
  ArticlePage,
  ArticleTotal,
  ArticleUpdate,
  Created,
  Done,
  ListArticleParams,
  TotalArticleParams
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of articles, newest first unless asked otherwise.
 * @summary List articles
 */
export const listArticle = (
    params?: ListArticleParams,
 options?: SecondParameter<typeof request>,) => {


      return request<ArticlePage>(
      {url: `/api/article/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * Every article without paging. Any signed-in admin may ask, since forms of other modules may offer it.
 * @summary All articles, for drop-downs
 */
export const totalArticle = (
    params?: TotalArticleParams,
 options?: SecondParameter<typeof request>,) => {


      return request<ArticleTotal>(
      {url: `/api/article/total`, method: 'GET',
        params
    },
      options);
    }


/**
 * The article with this number.
 * @summary One article
 */
export const getArticle = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<ArticleOne>(
      {url: `/api/article/id/${encodeURIComponent(String(id))}`, method: 'GET'
    },
      options);
    }


/**
 * Stores a new article and answers its number.
 * @summary Create an article
 */
export const createArticle = (
    articleCreate: BodyType<ArticleCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/article/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: articleCreate
    },
      options);
    }


/**
 * Replaces the listed properties of the article; one that is absent is emptied.
 * @summary Update an article
 */
export const updateArticle = (
    articleUpdate: BodyType<ArticleUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/article/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: articleUpdate
    },
      options);
    }


/**
 * Moves the article to the trash, from which it can be restored for some time.
 * @summary Delete an article
 */
export const deleteArticle = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/article/delete/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      options);
    }


