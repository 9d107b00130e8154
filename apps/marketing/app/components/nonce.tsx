import { createContext, useContext } from 'react'

const NonceContext = createContext('')

export const NonceProvider = NonceContext.Provider

/** For inline scripts of the page; the server replaces it by hashes. */
export const useNonce = () => useContext(NonceContext)
