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
  DeleteUnsentMessagePathParameters,
  Done,
  ForbiddenResponse,
  ListUnsentMessageParams,
  NoSpaceResponse,
  NotFoundResponse,
  PayloadTooLargeResponse,
  SendUnsentMessagePathParameters,
  ServerErrorResponse,
  UnauthorizedResponse,
  UnavailableResponse,
  UnprocessableResponse,
  UnsentMessagePage,
  UnsupportedMediaTypeResponse
} from '../foundation.schemas.ts';

import { request } from '../../../src/client/http.ts';
import type { ErrorType } from '../../../src/client/http.ts';


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
 * A page of the mails and text messages that could not be sent, newest first, with the time of the next attempt. Contents are not returned, since they contain passwords.
 * @summary List unsent messages
 */
export const listUnsentMessage = (
    params?: ListUnsentMessageParams,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<UnsentMessagePage>(
      {url: `/api/unsent-message/all`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListUnsentMessageQueryKey = (params?: ListUnsentMessageParams,) => {
    return [
    "listUnsentMessage", ...(params ? [params] : [])
    ] as const;
    }


export const getListUnsentMessageQueryOptions = <TData = Awaited<ReturnType<typeof listUnsentMessage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListUnsentMessageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnsentMessage>>, TError, TData>>, request?: SecondParameter<typeof request>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUnsentMessageQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUnsentMessage>>> = ({ signal }) => listUnsentMessage(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listUnsentMessage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUnsentMessageQueryResult = NonNullable<Awaited<ReturnType<typeof listUnsentMessage>>>
export type ListUnsentMessageQueryError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>


export function useListUnsentMessage<TData = Awaited<ReturnType<typeof listUnsentMessage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListUnsentMessageParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnsentMessage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUnsentMessage>>,
          TError,
          Awaited<ReturnType<typeof listUnsentMessage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUnsentMessage<TData = Awaited<ReturnType<typeof listUnsentMessage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListUnsentMessageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnsentMessage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUnsentMessage>>,
          TError,
          Awaited<ReturnType<typeof listUnsentMessage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUnsentMessage<TData = Awaited<ReturnType<typeof listUnsentMessage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListUnsentMessageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnsentMessage>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List unsent messages
 */

export function useListUnsentMessage<TData = Awaited<ReturnType<typeof listUnsentMessage>>, TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListUnsentMessageParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnsentMessage>>, TError, TData>>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUnsentMessageQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Tries again to send a message. 409 when it fails, or when the message was given up and its content deleted.
 * @summary Send a message now
 */
export const sendUnsentMessage = (
    { id }: SendUnsentMessagePathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/unsent-message/send/${encodeURIComponent(String(id))}`, method: 'POST', ...(signal ? { signal }: {})
    },
      options);
    }




export const getSendUnsentMessageMutationKey = () => ['sendUnsentMessage'] as const;

export const getSendUnsentMessageMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendUnsentMessage>>, TError,SendUnsentMessageMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof sendUnsentMessage>>, TError,SendUnsentMessageMutationVariables, TContext> => {

const mutationKey = getSendUnsentMessageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendUnsentMessage>>, SendUnsentMessageMutationVariables> = (props) => {
          const {pathParams} = props ?? {};

          return  sendUnsentMessage(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendUnsentMessageMutationResult = NonNullable<Awaited<ReturnType<typeof sendUnsentMessage>>>

    export type SendUnsentMessageMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type SendUnsentMessageMutationVariables = {pathParams: SendUnsentMessagePathParameters}

    /**
 * @summary Send a message now
 */
export const useSendUnsentMessage = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendUnsentMessage>>, TError,SendUnsentMessageMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendUnsentMessage>>,
        TError,
        SendUnsentMessageMutationVariables,
        TContext
      > => {
      return useMutation(getSendUnsentMessageMutationOptions(options), queryClient);
    }
    /**
 * Removes the message; it is not sent.
 * @summary Delete an unsent message
 */
export const deleteUnsentMessage = (
    { id }: DeleteUnsentMessagePathParameters,
 options?: SecondParameter<typeof request>,signal?: AbortSignal
) => {


      return request<Done>(
      {url: `/api/unsent-message/delete/${encodeURIComponent(String(id))}`, method: 'DELETE', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDeleteUnsentMessageMutationKey = () => ['deleteUnsentMessage'] as const;

export const getDeleteUnsentMessageMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteUnsentMessage>>, TError,DeleteUnsentMessageMutationVariables, TContext>, request?: SecondParameter<typeof request>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteUnsentMessage>>, TError,DeleteUnsentMessageMutationVariables, TContext> => {

const mutationKey = getDeleteUnsentMessageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteUnsentMessage>>, DeleteUnsentMessageMutationVariables> = (props) => {
          const {pathParams} = props ?? {};

          return  deleteUnsentMessage(pathParams,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteUnsentMessageMutationResult = NonNullable<Awaited<ReturnType<typeof deleteUnsentMessage>>>

    export type DeleteUnsentMessageMutationError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>
    export type DeleteUnsentMessageMutationVariables = {pathParams: DeleteUnsentMessagePathParameters}

    /**
 * @summary Delete an unsent message
 */
export const useDeleteUnsentMessage = <TError = ErrorType<BadRequestResponse | UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ConflictResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | UnprocessableResponse | ServerErrorResponse | UnavailableResponse | NoSpaceResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteUnsentMessage>>, TError,DeleteUnsentMessageMutationVariables, TContext>, request?: SecondParameter<typeof request>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteUnsentMessage>>,
        TError,
        DeleteUnsentMessageMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteUnsentMessageMutationOptions(options), queryClient);
    }
