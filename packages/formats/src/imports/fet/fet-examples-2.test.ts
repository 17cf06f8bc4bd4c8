import { describeFetExamples } from '../../testing/describe-fet-examples.ts';

describeFetExamples(1, 2);
