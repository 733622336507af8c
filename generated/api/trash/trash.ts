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
  ConflictResponse,
  Created,
  DeleteTrashPathParameters,
  DeleteUndo,
  Done,
  ForbiddenResponse,
  ListTrashParams,
  NoSpaceResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  RestoreTrash409,
  RestoreTrashPathParameters,
  ServerErrorResponse,
  TrashPage,
  TrashRestore,
  UnauthorizedResponse,
  UnavailableResponse,
  UndoDelete409,
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
 * A page of the deleted records that can be restored, the last deleted first. Excludes records that the requesting admin may not read.
 * @summary List the trash
 */
export const listTrash = (
    params?: ListTrashParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<TrashPage>(
      {url: `/api/trash/all`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListTrashQueryKey = (params?: ListTrashParams,) => {
    return [
    "listTrash", ...(params ? [params] : [])
    ] as const;
    }


export const getListTrashQueryOptions = <TData = Awaited<ReturnType<typeof listTrash>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListTrashParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrash>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTrashQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTrash>>> = ({ signal }) => listTrash(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTrash>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTrashQueryResult = NonNullable<Awaited<ReturnType<typeof listTrash>>>
export type ListTrashQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListTrash<TData = Awaited<ReturnType<typeof listTrash>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListTrashParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrash>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTrash>>,
          TError,
          Awaited<ReturnType<typeof listTrash>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTrash<TData = Awaited<ReturnType<typeof listTrash>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListTrashParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrash>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTrash>>,
          TError,
          Awaited<ReturnType<typeof listTrash>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTrash<TData = Awaited<ReturnType<typeof listTrash>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListTrashParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrash>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the trash
 */

export function useListTrash<TData = Awaited<ReturnType<typeof listTrash>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListTrashParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrash>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTrashQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Deletes for good all records in the trash that the requesting admin may read. Their history remains.
 * @summary Empty the trash
 */
export const emptyTrash = (

 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/trash/all`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getEmptyTrashMutationKey = () => ['emptyTrash'] as const;

export const getEmptyTrashMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof emptyTrash>>, TError,void, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof emptyTrash>>, TError,void, TContext> => {

const mutationKey = getEmptyTrashMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof emptyTrash>>, void> = () => {


          return  emptyTrash(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EmptyTrashMutationResult = NonNullable<Awaited<ReturnType<typeof emptyTrash>>>

    export type EmptyTrashMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>


    /**
 * @summary Empty the trash
 */
export const useEmptyTrash = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof emptyTrash>>, TError,void, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof emptyTrash>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getEmptyTrashMutationOptions(options), queryClient);
    }
    /**
 * Restores the record with its number, references and files, and returns the number. 409 when a unique value is taken or a record that it refers to is gone; 403 for users who may not create such records or, for users and roles, when it has privileges that the requesting admin lacks.
 *
 * After 409, `errors` names the properties (`/roleName`), `collisions` in the payload says which records have the values, and `gone` names the properties whose records are gone or no longer match. Send the request again with new `values` for exactly these properties (422 for others): as a create of such a record accepts them (400), or null for an optional reference; a list of references is sent whole. The history records the change. Values deeper inside a list cannot be replaced.
 * @summary Restore a deleted record
 */
export const restoreTrash = (
    { id }: RestoreTrashPathParameters,
    trashRestore?: BodyType<TrashRestore>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/trash/restore/${encodeURIComponent(String(id))}`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: trashRestore, ...(signal ? { signal }: {})
    },
      options);
    }




export const getRestoreTrashMutationKey = () => ['restoreTrash'] as const;

export const getRestoreTrashMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | RestoreTrash409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreTrash>>, TError,RestoreTrashMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof restoreTrash>>, TError,RestoreTrashMutationVariables, TContext> => {

const mutationKey = getRestoreTrashMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreTrash>>, RestoreTrashMutationVariables> = (props) => {
          const {pathParams,data} = props ?? {};

          return  restoreTrash(pathParams,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RestoreTrashMutationResult = NonNullable<Awaited<ReturnType<typeof restoreTrash>>>
    export type RestoreTrashMutationBody = BodyType<TrashRestore> | undefined
    export type RestoreTrashMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | RestoreTrash409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type RestoreTrashMutationVariables = {pathParams: RestoreTrashPathParameters;data?: BodyType<TrashRestore>}

    /**
 * @summary Restore a deleted record
 */
export const useRestoreTrash = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | RestoreTrash409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreTrash>>, TError,RestoreTrashMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreTrash>>,
        TError,
        RestoreTrashMutationVariables,
        TContext
      > => {
      return useMutation(getRestoreTrashMutationOptions(options), queryClient);
    }
    /**
 * Restores a record that the requesting admin deleted within the last ten minutes, like `restoreTrash`, and returns its number. 404 when another user deleted it, or earlier. 409 when a unique value is taken or a record that it refers to is gone; users who may create such records can send `values` as there. 403 for users who may no longer delete it or, for users and roles, when it has privileges that the requesting admin lacks.
 * @summary Undo a delete
 */
export const undoDelete = (
    deleteUndo: BodyType<DeleteUndo>,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Created>(
      {url: `/api/trash/undo`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: deleteUndo, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUndoDeleteMutationKey = () => ['undoDelete'] as const;

export const getUndoDeleteMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UndoDelete409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoDelete>>, TError,UndoDeleteMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof undoDelete>>, TError,UndoDeleteMutationVariables, TContext> => {

const mutationKey = getUndoDeleteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof undoDelete>>, UndoDeleteMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  undoDelete(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UndoDeleteMutationResult = NonNullable<Awaited<ReturnType<typeof undoDelete>>>
    export type UndoDeleteMutationBody = BodyType<DeleteUndo>
    export type UndoDeleteMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UndoDelete409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type UndoDeleteMutationVariables = {data: BodyType<DeleteUndo>}

    /**
 * @summary Undo a delete
 */
export const useUndoDelete = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | UndoDelete409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoDelete>>, TError,UndoDeleteMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof undoDelete>>,
        TError,
        UndoDeleteMutationVariables,
        TContext
      > => {
      return useMutation(getUndoDeleteMutationOptions(options), queryClient);
    }
    /**
 * Removes the record from the trash for good. Its history remains.
 * @summary Delete a record for good
 */
export const deleteTrash = (
    { id }: DeleteTrashPathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/trash/delete/${encodeURIComponent(String(id))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteTrashMutationKey = () => ['deleteTrash'] as const;

export const getDeleteTrashMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteTrash>>, TError,DeleteTrashMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteTrash>>, TError,DeleteTrashMutationVariables, TContext> => {

const mutationKey = getDeleteTrashMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteTrash>>, DeleteTrashMutationVariables> = (props) => {
          const {pathParams} = props ?? {};

          return  deleteTrash(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteTrashMutationResult = NonNullable<Awaited<ReturnType<typeof deleteTrash>>>

    export type DeleteTrashMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type DeleteTrashMutationVariables = {pathParams: DeleteTrashPathParameters}

    /**
 * @summary Delete a record for good
 */
export const useDeleteTrash = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteTrash>>, TError,DeleteTrashMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteTrash>>,
        TError,
        DeleteTrashMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteTrashMutationOptions(options), queryClient);
    }
