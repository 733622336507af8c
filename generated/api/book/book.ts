import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  BadRequestResponse,
  BookCreate,
  BookOne,
  BookPage,
  BookUpdate,
  ConflictResponse,
  Created,
  DeleteBookPathParameters,
  Done,
  ForbiddenResponse,
  GetBookForUpdatePathParameters,
  ListBookParams,
  NoSpaceResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  ServerErrorResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnprocessableResponse,
  UnsupportedMediaTypeResponse
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { ErrorType , BodyType } from '../../../src/client/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * A page of books, newest first unless asked otherwise. The website asks for the PDF books, the app for the others.
 * @summary List books
 */
export const listBook = (
    params?: ListBookParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BookPage>(
      {url: `/api/book/all`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListBookQueryKey = (params?: ListBookParams,) => {
    return [
    "listBook", ...(params ? [params] : [])
    ] as const;
    }


export const getListBookQueryOptions = <TData = Awaited<ReturnType<typeof listBook>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListBookParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBook>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBookQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBook>>> = ({ signal }) => listBook(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBook>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBookQueryResult = NonNullable<Awaited<ReturnType<typeof listBook>>>
export type ListBookQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListBook<TData = Awaited<ReturnType<typeof listBook>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListBookParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBook>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBook>>,
          TError,
          Awaited<ReturnType<typeof listBook>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBook<TData = Awaited<ReturnType<typeof listBook>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListBookParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBook>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBook>>,
          TError,
          Awaited<ReturnType<typeof listBook>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBook<TData = Awaited<ReturnType<typeof listBook>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListBookParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBook>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List books
 */

export function useListBook<TData = Awaited<ReturnType<typeof listBook>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListBookParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBook>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBookQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The book with this number, with its texts in every language.
 * @summary One book, for its form
 */
export const getBookForUpdate = (
    { id }: GetBookForUpdatePathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<BookOne>(
      {url: `/api/book/id/${encodeURIComponent(String(id))}/for-update`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetBookForUpdateQueryKey = (pathParams?: GetBookForUpdatePathParameters,) => {
    return [
    "getBookForUpdate", ...(pathParams ? [pathParams] : [])
    ] as const;
    }


export const getGetBookForUpdateQueryOptions = <TData = Awaited<ReturnType<typeof getBookForUpdate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>({ id }: GetBookForUpdatePathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookForUpdate>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBookForUpdateQueryKey({ id });



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBookForUpdate>>> = ({ signal }) => getBookForUpdate({ id }, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBookForUpdate>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBookForUpdateQueryResult = NonNullable<Awaited<ReturnType<typeof getBookForUpdate>>>
export type GetBookForUpdateQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>


export function useGetBookForUpdate<TData = Awaited<ReturnType<typeof getBookForUpdate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetBookForUpdatePathParameters, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookForUpdate>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBookForUpdate>>,
          TError,
          Awaited<ReturnType<typeof getBookForUpdate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBookForUpdate<TData = Awaited<ReturnType<typeof getBookForUpdate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetBookForUpdatePathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookForUpdate>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBookForUpdate>>,
          TError,
          Awaited<ReturnType<typeof getBookForUpdate>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBookForUpdate<TData = Awaited<ReturnType<typeof getBookForUpdate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 pathParams: GetBookForUpdatePathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookForUpdate>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One book, for its form
 */

export function useGetBookForUpdate<TData = Awaited<ReturnType<typeof getBookForUpdate>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ServerErrorResponse | UnavailableResponse>>(
 { id }: GetBookForUpdatePathParameters, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookForUpdate>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBookForUpdateQueryOptions({ id },options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Stores a new book and returns its number. A PDF book needs the file and a partial one, any other book needs content.
 * @summary Create a book
 */
export const createBook = (
    bookCreate: BodyType<BookCreate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/book/create`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: bookCreate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateBookMutationKey = () => ['createBook'] as const;

export const getCreateBookMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createBook>>, TError,CreateBookMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof createBook>>, TError,CreateBookMutationVariables, TContext> => {

const mutationKey = getCreateBookMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createBook>>, CreateBookMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createBook(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateBookMutationResult = NonNullable<Awaited<ReturnType<typeof createBook>>>
    export type CreateBookMutationBody = BodyType<BookCreate>
    export type CreateBookMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type CreateBookMutationVariables = {data: BodyType<BookCreate>}

    /**
 * @summary Create a book
 */
export const useCreateBook = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createBook>>, TError,CreateBookMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createBook>>,
        TError,
        CreateBookMutationVariables,
        TContext
      > => {
      return useMutation(getCreateBookMutationOptions(options), queryClient);
    }
    /**
 * Replaces the listed properties of the book; a property that is absent is emptied. A file that stays is sent by its number.
 * @summary Update a book
 */
export const updateBook = (
    bookUpdate: BodyType<BookUpdate>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/book/update`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: bookUpdate, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUpdateBookMutationKey = () => ['updateBook'] as const;

export const getUpdateBookMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateBook>>, TError,UpdateBookMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof updateBook>>, TError,UpdateBookMutationVariables, TContext> => {

const mutationKey = getUpdateBookMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateBook>>, UpdateBookMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateBook(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateBookMutationResult = NonNullable<Awaited<ReturnType<typeof updateBook>>>
    export type UpdateBookMutationBody = BodyType<BookUpdate>
    export type UpdateBookMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UpdateBookMutationVariables = {data: BodyType<BookUpdate>}

    /**
 * @summary Update a book
 */
export const useUpdateBook = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateBook>>, TError,UpdateBookMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateBook>>,
        TError,
        UpdateBookMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateBookMutationOptions(options), queryClient);
    }
    /**
 * Moves the book to the trash, from which it can be restored for some time.
 * @summary Delete a book
 */
export const deleteBook = (
    { id }: DeleteBookPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/book/delete/${encodeURIComponent(String(id))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteBookMutationKey = () => ['deleteBook'] as const;

export const getDeleteBookMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteBook>>, TError,DeleteBookMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteBook>>, TError,DeleteBookMutationVariables, TContext> => {

const mutationKey = getDeleteBookMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteBook>>, DeleteBookMutationVariables> = (props) => {
          const {pathParams} = props ?? {};

          return  deleteBook(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteBookMutationResult = NonNullable<Awaited<ReturnType<typeof deleteBook>>>

    export type DeleteBookMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type DeleteBookMutationVariables = {pathParams: DeleteBookPathParameters}

    /**
 * @summary Delete a book
 */
export const useDeleteBook = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteBook>>, TError,DeleteBookMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteBook>>,
        TError,
        DeleteBookMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteBookMutationOptions(options), queryClient);
    }
