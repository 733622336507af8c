import type {
  BookCreate,
  BookOne,
  BookPage,
  BookUpdate,
  Created,
  Done,
  ListBookParams
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * A page of books, newest first unless asked otherwise. The website asks for the PDF books, the app for the others.
 * @summary List books
 */
export const listBook = (
    params?: ListBookParams,
 options?: SecondParameter<typeof request>,) => {


      return request<BookPage>(
      {url: `/api/book/all`, method: 'GET',
        params
    },
      options);
    }


/**
 * The book with this number, with its texts in every language.
 * @summary One book, for its form
 */
export const getBookForUpdate = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<BookOne>(
      {url: `/api/book/id/${encodeURIComponent(String(id))}/for-update`, method: 'GET'
    },
      options);
    }


/**
 * Stores a new book and answers its number. A PDF book needs the file and a partial one, any other book needs content.
 * @summary Create a book
 */
export const createBook = (
    bookCreate: BodyType<BookCreate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/book/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: bookCreate
    },
      options);
    }


/**
 * Replaces the listed properties of the book; one that is absent is emptied. A file that stays is sent by its number.
 * @summary Update a book
 */
export const updateBook = (
    bookUpdate: BodyType<BookUpdate>,
 options?: SecondParameter<typeof request>,) => {


      return request<Created>(
      {url: `/api/book/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: bookUpdate
    },
      options);
    }


/**
 * Moves the book to the trash, from which it can be restored for some time.
 * @summary Delete a book
 */
export const deleteBook = (
    id: number,
 options?: SecondParameter<typeof request>,) => {


      return request<Done>(
      {url: `/api/book/delete/${encodeURIComponent(String(id))}`, method: 'DELETE'
    },
      options);
    }


