import { expect, test } from 'vitest';
import { requireCompleteBackendSettings } from './require-complete-backend-settings.ts';

const VITE_SUPABASE_URL = 'https://atlas.supabase.co';
const VITE_SUPABASE_ANON_KEY = 'sb_publishable_atlas';

test('a site is built for a whole hosted project or for none', () => {
  expect(() => requireCompleteBackendSettings({ VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY })).not.toThrow();
  expect(() => requireCompleteBackendSettings({})).not.toThrow();
  expect(() => requireCompleteBackendSettings({ VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '' })).not.toThrow();
});

test('incomplete settings are refused, with what was given, what is missing and what to do', () => {
  expect(() => requireCompleteBackendSettings({ VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY: '' })).toThrow(
    /^VITE_SUPABASE_URL is set without VITE_SUPABASE_ANON_KEY\. A hosted project needs both, .* Set VITE_SUPABASE_ANON_KEY .* or leave out VITE_SUPABASE_URL,/,
  );
  expect(() => requireCompleteBackendSettings({ VITE_SUPABASE_ANON_KEY })).toThrow(
    /^VITE_SUPABASE_ANON_KEY is set without VITE_SUPABASE_URL\. A hosted project needs both, .* Set VITE_SUPABASE_URL .* or leave out VITE_SUPABASE_ANON_KEY,/,
  );
});
