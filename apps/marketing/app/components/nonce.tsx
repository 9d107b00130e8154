import { createContext, useContext } from 'react'

const NonceContext = createContext('')

export const NonceProvider = NonceContext.Provider

/** The CSP nonce for inline scripts; the server replaces it with hashes when it caches the page. */
export const useNonce = () => useContext(NonceContext)
