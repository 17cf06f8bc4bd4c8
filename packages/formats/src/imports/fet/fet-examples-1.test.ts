import { describeFetExamples } from '../../testing/describe-fet-examples.ts';

describeFetExamples(0, 2);
