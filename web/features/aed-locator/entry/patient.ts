import { useEffect, useState } from 'react';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';

/** Where the patient is, as a helper's link says it behind '#': "#to=47.1661,9.5101"; null where it says nothing of the kind. No server is sent it. */
export function patientIn(hash: string): LongitudeLatitude | null {
  const to = new URLSearchParams(hash.replace(/^#/, '')).get('to');
  const numbers = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(to ?? '');
  if (numbers === null) return null;
  const [latitude, longitude] = [Number(numbers[1]), Number(numbers[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? [longitude, latitude] : null;
}

/** The patient of the page's address, once the page has come to life. */
export function usePatient(): LongitudeLatitude | null {
  const [patient, setPatient] = useState<LongitudeLatitude | null>(null);
  useEffect(function followAddress() {
    const read = () => setPatient(patientIn(window.location.hash));
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return patient;
}
