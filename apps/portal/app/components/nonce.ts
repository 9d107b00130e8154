import { createContext, useContext } from 'react'

/** The nonce of this page's inline scripts. Only known on the server, because browsers hide it from scripts. */
export const NonceContext = createContext<string | undefined>(undefined)

export const useNonce = () => useContext(NonceContext)
