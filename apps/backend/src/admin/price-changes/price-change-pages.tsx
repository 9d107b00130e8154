import { Route, Routes } from 'react-router-dom'
import { ChangePage } from './change-page'
import { ChangesPage } from './changes-page'
import { NewChangePage } from './new-change-page'

export function PriceChangePages() {
  return (
    <Routes>
      <Route index element={<ChangesPage />} />
      <Route path="new" element={<NewChangePage />} />
      <Route path=":id" element={<ChangePage />} />
    </Routes>
  )
}
