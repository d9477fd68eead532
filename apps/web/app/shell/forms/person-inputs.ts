import { phonePattern } from '@ironbridge/domain';

/** How a person's own facts are typed, on whichever form they are asked for. */
export const personInputs = {
  name: { autoComplete: 'name', maxLength: 60 },
  company: { autoComplete: 'organization', maxLength: 120 },
  position: { autoComplete: 'organization-title', maxLength: 60 },
  phone: { type: 'tel', pattern: phonePattern, autoComplete: 'tel', maxLength: 40 },
  email: { type: 'email', autoComplete: 'email', maxLength: 254 },
} as const;
