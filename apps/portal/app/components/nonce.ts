import { createContext, useContext } from 'react'

/**
 * The nonce for this page's inline scripts. It is known only on the server, because browsers hide it from
 * scripts.
 */
export const NonceContext = createContext<string | undefined>(undefined)

export const useNonce = () => useContext(NonceContext)
