import { errorResponse } from '#app/http/key-api.server'

const notFound = () =>
  errorResponse({ status: 404, name: 'NotFoundError', message: 'There is no such path in the API' })

export const loader = notFound

export const action = notFound
