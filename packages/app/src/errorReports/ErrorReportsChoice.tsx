import { ErrorReportsSwitch } from '@rugby/ui/layout/ErrorReportsSwitch';
import { useState } from 'react';
import { useStores } from '../stores/StoresContext.tsx';
import { allowReports, areReportsAllowed } from './consent.ts';

/** Lets the user allow error reports and withdraw it. */
export function ErrorReportsChoice() {
  const { storage } = useStores().ports;
  const [isAllowed, setIsAllowed] = useState(() => areReportsAllowed(storage));
  function choose(allowed: boolean): void {
    allowReports(allowed, storage);
    setIsAllowed(allowed);
  }
  return <ErrorReportsSwitch isAllowed={isAllowed} onChange={choose} />;
}
